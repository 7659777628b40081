#!/usr/bin/env bash
# react-dom 19.3.1 in Node.js, seen on 28 November 2026.
#
# The production build of `react-dom/client` creates five Errors while it is evaluated, and keeps them. Where a
# debugger listens (DevTools, Lighthouse, Playwright), V8 collects the positions of all functions on the stack of
# a new Error, and has to parse each of them again: also the whole of a bundle around React, and the function
# that wraps it. In Chromium with a processor four times slower, that was 136 of the 177 ms which a bundle of
# 330 kB took to evaluate. Evaluated from a short stack, such as by `import()`, it took 65.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent react@19.3.1 react-dom@19.3.1

cat >count.cjs <<'EOF'
process.env.NODE_ENV = 'production';
const created = [];
global.Error = new Proxy(Error, {
  apply: (target, self, values) => (created.push(values[0]), Reflect.apply(target, self, values)),
});
for (const name of ['react', 'scheduler', 'react-dom', 'react-dom/client']) {
  created.length = 0;
  require(name);
  console.log(`${name}: ${created.map((message) => String(message).match(/#\d+/)).join(', ') || 'none'}`);
}
EOF

cat >expected <<'EOF'
react: none
scheduler: none
react-dom: none
react-dom/client: #519, #460, #474, #542, #461
EOF
node count.cjs | tee actual
diff expected actual && echo 'As stated.'
