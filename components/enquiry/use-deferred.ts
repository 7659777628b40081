import { useEffect, useState, type RefObject } from 'react';

const importDeferred = () => import('./deferred');
type Deferred = Awaited<ReturnType<typeof importDeferred>>;

/** How long loading may take once an enquiry waits for it, in milliseconds. */
const timeout = 10_000;

/**
 * Loads the form's rules and toast when the form is less than a screen away. Most visits end before that.
 *
 * @returns `deferred`, once it has loaded, and `loadDeferred`, which rejects when it cannot be loaded within ten seconds
 */
export function useDeferred(form: RefObject<HTMLFormElement | null>) {
  const [deferred, setDeferred] = useState<Deferred>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        importDeferred().then(setDeferred, () => {});
      },
      { rootMargin: '100%' },
    );
    if (form.current) observer.observe(form.current);
    return () => observer.disconnect();
  }, [form]);

  async function loadDeferred() {
    const loaded = await Promise.race([
      importDeferred(),
      new Promise<never>((_resolve, reject) => setTimeout(reject, timeout)),
    ]);
    setDeferred(loaded);
    return loaded;
  }

  return { deferred, loadDeferred };
}
