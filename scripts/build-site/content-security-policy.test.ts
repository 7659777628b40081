/** @jest-environment node */
import { contentPolicy } from './content-security-policy';

it.each([
  ['https://forms.example.com/f/a;b,c?to=sam#top', 'https://forms.example.com/f/a%3Bb%2Cc'],
  ['https://Bücher.example.com/é', 'https://xn--bcher-kva.example.com/%C3%A9'],
])('allows requests to the form service at %s', (endpoint, source) => {
  const directives = contentPolicy([], [], endpoint).split('; ');
  expect(directives).toContain(`connect-src 'self' ${source}`);
});
