#!/usr/bin/env bash
# @sveltia/utils 0.12.1, the storage of Sveltia CMS 0.221.1, with fake-indexeddb 6.2.5 in Node.js, seen on
# 29 November 2026.
#
# An `IndexedDB` has one store of a database, and adds it by opening the next version when it is first used. Two
# that are first used at the same time open the same next version: the second finds it there, without its store.
# What it should store is lost with a NotFoundError, also in Chromium. The editor of a local folder opens three
# at once, and its photos had no thumbnails. One after the other, all are added.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @sveltia/utils@0.12.1 fake-indexeddb@6.2.5

cat >stores.mjs <<'EOF'
import 'fake-indexeddb/auto';
import { IndexedDB } from '@sveltia/utils/storage';

async function add(database, isAtOnce) {
  const [first, ...others] = ['handles', 'hashes', 'thumbnails'].map((name) => new IndexedDB(database, name));
  const set = (store) => store.set('key', 'value').then(() => 'stored', ({ name }) => name);
  // The first creates the database.
  await set(first);
  if (isAtOnce) return Promise.all(others.map(set));
  return [await set(others[0]), await set(others[1])];
}
console.log('one after the other:', (await add('first', false)).join(', '));
console.log('at the same time:', (await add('second', true)).join(', '));
EOF

cat >expected <<'EOF'
one after the other: stored, stored
at the same time: stored, NotFoundError
EOF
node stores.mjs | tee actual
diff expected actual && echo 'As stated.'
