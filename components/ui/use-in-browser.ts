import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Returns a value that only the browser knows.
 *
 * @param getSnapshot returns the value in the browser: the same one at every call
 * @param serverValue the value in the exported HTML, until the page is hydrated
 */
export function useInBrowser<Value>(getSnapshot: () => Value, serverValue: Value): Value {
  return useSyncExternalStore(subscribe, getSnapshot, () => serverValue);
}
