import { ViewTransition } from 'react';

/**
 * Each page fades over from the last. It stands here and not in the layout, where Next puts a new one for every page,
 * so that only a change of pages begins a transition. React records the focus before a transition and sets it again
 * after, and what comes late inside a page (the tooltips) would take the focus of a visitor who is writing.
 */
export default function Template({ children }: { children: React.ReactNode }) {
  return <ViewTransition update="none">{children}</ViewTransition>;
}
