/** @jest-environment node */
import { findPublicAddressProblem, findSiteProblem } from './web-address';

it.each([
  'https://www.google.com/maps/place/Brush/@52.63,1.29,17z',
  'https://www.example.com:8443//f;v=1/a,b?to=sam@example.com#top',
  'HTTPS://WWW.bücher.example.com/Café',
])('accepts the address %s', (address) => expect(findPublicAddressProblem(address)).toBeUndefined());

it.each([
  'www.example.com',
  'http://www.example.com',
  'https:/www.example.com',
  'https:///www.example.com',
  'https://www.example.com\\enquiries',
  'https://www.example.com/my form',
  'https://name:password@www.example.com',
  'https://www.exa%mple.com',
  'https://localhost/enquiries',
  'https://192.168.1.1/enquiries',
])('refuses the address %s', (address) =>
  expect(findPublicAddressProblem(address)).toBe(
    'is not a full web address: https:// at the start, and no spaces',
  ),
);

it.each([
  'https://www.example.com/',
  'https://name.github.io/my_website-2/www.example.com/',
  'http://localhost:3000/painting',
])('accepts the site at %s', (address) => expect(findSiteProblem(address)).toBeUndefined());

it.each([
  ['https://name:password@www.example.com', 'is not a web address'],
  ['https://www.example.com//painting', 'only folders'],
  ['https://www.example.com/?page=home', 'only folders'],
  ['https://www.example.com/index.html', 'only folders'],
])('refuses the site at %s', (address, problem) => expect(findSiteProblem(address)).toContain(problem));
