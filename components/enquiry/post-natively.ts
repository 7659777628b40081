import { clearDraft } from './draft';

/** Lets the browser post a form, which replaces the page by the answer of the form service. The draft goes with the page. */
export function postNatively(form: HTMLFormElement): void {
  // Offline, the browser leaves for an error page.
  addEventListener('pagehide', () => void (navigator.onLine && clearDraft()), { once: true });
  form.submit();
}
