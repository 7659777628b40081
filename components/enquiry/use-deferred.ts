import { useEffect, useState, type RefObject } from 'react';

const importDeferred = () => import('./deferred');
type Deferred = Awaited<ReturnType<typeof importDeferred>>;

/**
 * Loads the form's rules and toast when the form is less than a screen away. Most visits end before that.
 *
 * @returns `deferred`, once it has loaded, and `loadDeferred`, which resolves to undefined when it cannot be loaded
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
    const loaded = await importDeferred().catch(() => undefined);
    setDeferred(loaded);
    return loaded;
  }

  return { deferred, loadDeferred };
}
