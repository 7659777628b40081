#!/usr/bin/env bash
# react-dom 19.3.1 with jsdom 27.2.0 in Node.js, seen on 29 November 2026.
#
# While a hydrating root waits for a component of `lazy`, React stops the propagation of `input`, `change`,
# `click` and other discrete events at the root's container, in the capture phase: listeners further down or
# further up, such as one on `window` that saves what is typed, are not called. The browser still changes the
# field. Without `lazy`, the first such event makes React hydrate at once, and passes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent react@19.3.1 react-dom@19.3.1 jsdom@27.2.0

cat >type.cjs <<'EOF'
const { JSDOM } = require('jsdom');
const { window } = new JSDOM('', { pretendToBeVisual: true });
Object.assign(globalThis, { window, document: window.document, navigator: window.navigator });
const { createElement, lazy } = require('react');
const { hydrateRoot } = require('react-dom/client');

const events = ['input', 'change', 'submit'];
const Field = () => createElement('textarea');
async function type(name, component) {
  document.body.innerHTML = '<div><textarea></textarea></div>';
  const heard = [];
  const listen = ({ type }) => heard.push(type);
  for (const event of events) window.addEventListener(event, listen);
  hydrateRoot(document.body.firstChild, createElement(component));
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const event of events)
    document.querySelector('textarea').dispatchEvent(new window.Event(event, { bubbles: true }));
  console.log(`${name}: ${heard.join(', ')}`);
  for (const event of events) window.removeEventListener(event, listen);
}

type('component', Field).then(() => type('lazy component', lazy(() => new Promise(() => {})))).then(process.exit);
EOF

cat >expected <<'EOF'
component: input, change, submit
lazy component: submit
EOF
node type.cjs | tee actual
diff expected actual && echo 'As stated.'
