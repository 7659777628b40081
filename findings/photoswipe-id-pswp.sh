#!/usr/bin/env bash
# PhotoSwipe 5.4.4 in jsdom 26.1.0, seen on 29 November 2026; the same in Chromium 156.
#
# While it is open, PhotoSwipe keeps itself in `window.pswp`, and a lightbox ignores clicks as long as there is
# something. An element with the id `pswp`, such as the gallery itself, is also `window.pswp`, because browsers
# make elements with ids properties of the window. Then no photo ever opens: the link is followed instead, and
# nothing is reported. With any other id, the lightbox opens.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent photoswipe@5.4.4 jsdom@26.1.0

cat >click.mjs <<'EOF'
import { JSDOM } from 'jsdom';

for (const id of ['photos', 'pswp']) {
  const { window } = new JSDOM(`<div id="${id}"><a href="#photo">Photo</a></div>`);
  const { document, Element, NodeList } = window;
  Object.assign(globalThis, { window, document, Element, NodeList });
  const { default: PhotoSwipeLightbox } = await import('photoswipe/lightbox');
  // Stands in for PhotoSwipe, which the lightbox loads when it opens.
  const pswpModule = () => new Promise(() => {});
  new PhotoSwipeLightbox({ gallery: `#${id}`, children: 'a', pswpModule }).init();
  const click = new window.MouseEvent('click', { bubbles: true, cancelable: true, clientX: 1 });
  document.querySelector('a').dispatchEvent(click);
  console.log(`${id}: ${click.defaultPrevented ? 'opens' : 'follows the link'}`);
}
EOF

cat >expected <<'EOF'
photos: opens
pswp: follows the link
EOF
node click.mjs | tee actual
diff expected actual && echo 'As stated.'
