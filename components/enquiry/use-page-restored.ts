import { useEffect } from 'react';

/** Calls a function when the page is restored from the back/forward cache. */
export function usePageRestored(onRestored: () => void) {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onRestored();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  });
}
