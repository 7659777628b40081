import { useEffect } from 'react';

/** Calls a function when a visitor returns with the Back button to a page that the browser has kept. */
export function usePageRestored(onRestored: () => void) {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onRestored();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  });
}
