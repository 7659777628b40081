#!/usr/bin/env bash
# purgecss 8.0.0, seen on 28 November 2026.
#
# PurgeCSS removes a rule whose selector is only a pseudo-class, such as `:focus-visible`, whatever the page
# contains: the outline that keyboard users need goes without a warning. `:root` stays, as does the same
# pseudo-class after an element or a class that the page has. A pseudo-class cannot be found in a page, so what
# it would have to be compared with is nothing.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent purgecss@8.0.0

cat >purge.mjs <<'EOF'
import { PurgeCSS } from 'purgecss';

const content = [{ raw: '<body><a class="link" href="#">Link</a></body>', extension: 'html' }];
for (const selector of [':root', ':focus-visible', '@layer base', 'a:focus-visible', '.link:focus-visible']) {
  const rule = `${selector}{outline:1px solid}`;
  const raw = selector === '@layer base' ? '@layer base{:focus-visible{outline:1px solid}}' : rule;
  const [purged] = await new PurgeCSS().purge({ content, css: [{ raw }] });
  console.log(`${raw} becomes ${purged.css || 'nothing'}`);
}
EOF

cat >expected <<'EOF'
:root{outline:1px solid} becomes :root{outline:1px solid}
:focus-visible{outline:1px solid} becomes nothing
@layer base{:focus-visible{outline:1px solid}} becomes nothing
a:focus-visible{outline:1px solid} becomes a:focus-visible{outline:1px solid}
.link:focus-visible{outline:1px solid} becomes .link:focus-visible{outline:1px solid}
EOF
node purge.mjs | tee actual
diff expected actual && echo 'As stated.'
