#!/usr/bin/env bash
# tailwindcss 4.3.5 with @tailwindcss/postcss 4.3.5, seen on 28 November 2026.
#
# A custom variant in the short form may be a media query, but not a list of two: Tailwind reads what follows
# the comma as a selector. With `optimize`, as in every production build, the rule that uses the variant is then
# dropped as a whole, with the declarations that have nothing to do with it. There is a warning, and no error.
# `or` in the query works, as does a second `@media` after the comma.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent tailwindcss@4.3.5 @tailwindcss/postcss@4.3.5 postcss@8.5.6

cat >build.mjs <<'EOF'
import postcss from 'postcss';
import tailwind from '@tailwindcss/postcss';

const build = async (variant) => {
  const css = `@import 'tailwindcss/utilities' source(none);
    @custom-variant still (${variant});
    .strip { @apply flex still:block; }`;
  const plugins = [tailwind({ optimize: { minify: true } })];
  const { css: built } = await postcss(plugins).process(css, { from: `${process.cwd()}/a.css` });
  return built.replace(/\/\*.*?\*\//g, '').trim();
};
console.log(await build('@media (prefers-reduced-motion: reduce), (scripting: none)'));
console.log(await build('@media ((prefers-reduced-motion: reduce) or (scripting: none))'));
EOF

cat >expected <<'EOF'
@media (prefers-reduced-motion:reduce){.strip{display:block}}
.strip{display:flex}@media (prefers-reduced-motion:reduce) or (scripting:none){.strip{display:block}}
EOF
node build.mjs 2>/dev/null | tee actual
diff expected actual && echo 'As stated.'
