import type { Locator, Page } from '@playwright/test';

/** A frame around an element; its label is the key of the content that the element displays. */
type Mark = {
  element: Locator;
  label: string;
  /** Puts the label below the frame instead of beside it. */
  below?: boolean;
};

/** A screenshot of part of a page, with frames. */
export type Screenshot = {
  name: string;
  route: string;
  before?: (page: Page) => Promise<void>;
  marks: (page: Page) => Mark[];
  /** An element that must also be in the screenshot. */
  include?: (page: Page) => Locator;
};

/** A list item of the main content. */
const item = (page: Page, position: number) => page.getByRole('main').getByRole('listitem').nth(position);

/** The screenshots of docs/handbook.md, in order. */
export const screenshots: Screenshot[] = [
  {
    name: 'phone',
    route: '/',
    marks: (page) => [
      { element: page.getByRole('banner').getByRole('link', { name: 'Call' }), label: 'phone' },
      {
        element: page.getByRole('region', { name: 'At a glance' }).getByRole('link', { name: 'Call' }),
        label: 'phone',
        below: true,
      },
      { element: page.getByRole('main').getByRole('link', { name: 'Call' }), label: 'phone', below: true },
    ],
    include: (page) => page.getByRole('banner'),
  },
  {
    name: 'review',
    route: '/testimonials',
    marks: (page) => [
      { element: item(page, 0).getByRole('img'), label: 'rating' },
      { element: item(page, 0).getByRole('blockquote'), label: 'text', below: true },
      { element: item(page, 0).locator('figcaption > :first-child'), label: 'name' },
      { element: item(page, 0).locator('figcaption > :last-child'), label: 'date' },
    ],
    include: (page) => item(page, 1),
  },
  {
    name: 'photos',
    route: '/gallery',
    before: (page) => item(page, 0).hover(),
    marks: (page) => [
      { element: item(page, 0).locator('p'), label: 'alt' },
      { element: item(page, 0).locator('svg'), label: 'first entry', below: true },
      { element: item(page, 1).locator('svg'), label: 'second entry', below: true },
      { element: item(page, 2).locator('svg'), label: 'third entry', below: true },
    ],
  },
  {
    name: 'service',
    route: '/services',
    marks: (page) => [
      { element: item(page, 0).locator('svg'), label: 'icon' },
      { element: item(page, 0).getByRole('heading'), label: 'title' },
      { element: item(page, 0).locator('h2 + p'), label: 'description', below: true },
    ],
    include: (page) => item(page, 1),
  },
  {
    name: 'terms',
    route: '/terms',
    marks: (page) => [
      { element: item(page, 2).getByRole('heading'), label: 'heading' },
      { element: item(page, 2).getByRole('paragraph'), label: 'text' },
      { element: page.getByRole('main').getByRole('figure'), label: 'calendar', below: true },
    ],
    include: (page) => item(page, 1),
  },
  {
    name: 'opening-words',
    route: '/',
    marks: (page) => [
      { element: page.getByRole('heading', { level: 1 }), label: 'heading' },
      { element: page.getByRole('heading', { level: 1 }).locator('span'), label: 'headingPlace' },
      { element: page.locator('h1 + p'), label: 'intro' },
    ],
    include: (page) => page.getByRole('banner'),
  },
  {
    name: 'sent',
    route: '/contact',
    before: async (page) => {
      await page.getByRole('textbox', { name: 'Name' }).fill('Sam Sample');
      await page.getByRole('textbox', { name: 'Email' }).fill('sam@example.com');
      await page.getByRole('textbox', { name: 'Message' }).fill('Is this thing on?');
      await page.getByRole('button', { name: 'Send Message' }).click();
    },
    marks: (page) => [
      {
        element: page.getByRole('heading', { name: 'Thank You!' }).locator('..'),
        label: 'it has been sent',
        below: true,
      },
    ],
  },
];
