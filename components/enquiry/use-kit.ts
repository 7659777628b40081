import { useEffect, useState, type RefObject } from 'react';

const importKit = () => import('./kit');
type Kit = Awaited<ReturnType<typeof importKit>>;

/**
 * The rules and the toast of the form. They come a screen ahead of the visitor: nobody can fill in the form before they
 * are here, and most visits end without them.
 *
 * @returns the kit, once it is here, and how to have it at once, which gives undefined if the network is gone
 */
export function useKit(form: RefObject<HTMLFormElement | null>) {
  const [kit, setKit] = useState<Kit>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        importKit().then(setKit, () => {});
      },
      { rootMargin: '100%' },
    );
    if (form.current) observer.observe(form.current);
    return () => observer.disconnect();
  }, [form]);

  async function fetchKit() {
    const fetched = await importKit().catch(() => undefined);
    setKit(fetched);
    return fetched;
  }

  return { kit, fetchKit };
}
