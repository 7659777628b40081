import type { Values } from './fields';

/*
 * What a visitor has written, in session storage: it survives a reload, a visit to another page and a discarded tab, and
 * is cleared when the tab closes. Where storage is not available, the form works without it.
 *
 * The form is filled from it when the browser has parsed it and at `pageshow` (early-form.ts), when it hydrates
 * (restore-form.ts), and when the page is restored from the back/forward cache (contact-form.tsx).
 */

/**
 * - `editing`: the visitor is writing
 * - `unsent`: the visitor has pressed send, and no success was confirmed
 * - `sentOnLeaving`: it was sent, and the visitor has followed a link meanwhile; the next form shows the confirmation
 * - `posted`: the browser has posted it; restored only for a visitor who goes back, for example from an error page
 */
type DraftState = 'editing' | 'unsent' | 'sentOnLeaving' | 'posted';

const key = 'enquiry';

export function saveDraft(values: Values, state: DraftState): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ state, values }));
  } catch {
    // Storage is full, or not allowed.
  }
}

/** The saved draft; an empty one when there is none, it cannot be read, or it was posted and the visitor has not gone back. */
export function readDraft(): { state: DraftState; values: Values } {
  try {
    const { state = 'editing', values } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (state === 'posted') return { state: 'editing', values: isReturn() ? { ...values } : {} };
    return { state, values: { ...values } };
  } catch {
    return { state: 'editing', values: {} };
  }
}

/** Whether the visitor has come to this page with Back or Forward. */
export function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward';
}

/** Saves an empty draft, so that a page which the visitor goes back to clears its form, too. */
export function clearDraft(): void {
  saveDraft({ name: '', email: '', message: '' }, 'editing');
}
