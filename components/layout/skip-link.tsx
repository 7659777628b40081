/** The first focusable element of every page: skips header and banner. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-[200%] bg-heritage px-4 py-3 font-semibold text-paper focus:translate-y-0 print:hidden"
    >
      Skip to content
    </a>
  );
}
