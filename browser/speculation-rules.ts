/** Prefetches every page that a navigation links to (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). */
export const speculationRules =
  '{"prefetch":[{"where":{"selector_matches":"nav a:not([aria-current])"},"eagerness":"immediate"}]}';
