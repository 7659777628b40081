/** @jest-environment node */
import { findPublicAddressProblem, findSiteProblem } from './web-address';

it.each([
  'https://www.google.com/maps/place/Brush/@52.63,1.29,17z',
  'https://forms.example.com/f;v=1/a,b?to=sam@example.com#top',
  'https://www.example.com:8443//twice',
  'HTTPS://WWW.Example.com/Café',
  'https://bücher.example.com',
])('accepts the address %s', (address) => expect(findPublicAddressProblem(address)).toBeUndefined());

it.each([
  ['www.example.com', 'starts with https://'],
  ['http://www.example.com', 'starts with https://'],
  ['https:/www.example.com', 'starts with https://'],
  ['https:www.example.com', 'starts with https://'],
  ['mailto:hello@example.com', 'starts with https://'],
  ['https:///www.example.com', 'more than two slashes'],
  ['https:////www.example.com', 'more than two slashes'],
  ['https://www.example.com\\enquiries', 'a backslash'],
  ['https://www.example.com/my form', 'a space'],
  ['https://name:password@www.example.com', 'a user name or a password'],
  ['https://name@www.example.com', 'a user name or a password'],
  ['https://www.example.com@evil.example.org', 'a user name or a password'],
  ['https://', 'no valid domain'],
  ['https://?a', 'no valid domain'],
  ['https://www.exa%mple.com', 'no valid domain'],
  ['https://www.example.com:port', 'no valid domain'],
  ['https://localhost/enquiries', 'no valid domain'],
  ['https://192.168.1.1/enquiries', 'no valid domain'],
  ['https://www..example.com', 'no valid domain'],
])('refuses the address %s', (address, problem) =>
  expect(findPublicAddressProblem(address)).toContain(problem),
);

it.each([
  'https://www.example.com',
  'https://www.example.com/',
  'https://name.github.io/my_website-2/painting/',
  'http://localhost:3000/painting',
])('accepts the site at %s', (address) => expect(findSiteProblem(address)).toBeUndefined());

it.each([
  ['https://www.example.com//', 'two slashes in a row'],
  ['https://www.example.com//painting', 'two slashes in a row'],
  ['https://www.example.com/a/..//painting', 'two slashes in a row'],
  ['https://name:password@www.example.com', 'a user name or a password'],
  ['https://www.example.com/?page=home', 'a question mark or a #'],
  ['https://www.example.com#home', 'a question mark or a #'],
  ['https://www.example.com/index.html', 'a file name'],
  ['https://www.example.com/caf%C3%A9', 'characters other than letters'],
  ['https://www.example.com/café', 'characters other than letters'],
  ['https://www.example.com/a;b,c', 'characters other than letters'],
])('refuses the site at %s', (address, problem) => expect(findSiteProblem(address)).toContain(problem));
