import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value that only the browser knows.
 *
 * @param read gives the value in the browser; it must give the same one each time
 * @param before what stands in the exported page until scripts run
 */
export function useInBrowser<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(never, read, () => before);
}
