/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { setUpTemporaryContent } from '@/lib/content/testing/temporary-content';
import { findRepository } from './repository';

// In a folder that is not yet a clone.
setUpTemporaryContent();

const vercel = {
  VERCEL_GIT_PROVIDER: 'github',
  VERCEL_GIT_REPO_OWNER: 'sam',
  VERCEL_GIT_REPO_SLUG: 'website',
};

it.each([
  ['https://github.com/sam/website.git', {}, 'sam/website'],
  ['https://github.com/sam/sam.github.io', {}, 'sam/sam.github.io'],
  ['https://x-access-token:ghs_1@github.com/sam/website', {}, 'sam/website'],
  ['git@github.com:sam/website.git', {}, 'sam/website'],
  ['ssh://git@github.com/sam/website.git', {}, 'sam/website'],
  ['https://gitlab.com/sam/website.git', {}, undefined],
  ['https://github.com.example.com/sam/website', {}, undefined],
  ['/home/sam/github.com/sam/website', {}, undefined],
  ['', {}, undefined],
  ['', vercel, 'sam/website'],
  ['', { ...vercel, VERCEL_GIT_PROVIDER: 'gitlab' }, undefined],
  ['', { REPOSITORY_URL: 'git@github.com:sam/website' }, 'sam/website'],
  ['https://github.com/ann/copy', vercel, 'ann/copy'],
])('in a clone of "%s", with %j, is %s', (origin, variables, repository) => {
  if (origin) {
    spawnSync('git', ['init']);
    spawnSync('git', ['remote', 'add', 'origin', origin]);
  }
  jest.replaceProperty(process, 'env', { ...process.env, ...variables });
  expect(findRepository()).toBe(repository);
});
