import { expect, open, routes, test } from '../support/test';

/* Content that is the same at every viewport width. */

const headings: Record<string, string> = {
  '/': 'Professional Painting & Decorating in Norwich',
  '/services': 'Our Services',
  '/gallery': 'Our Gallery',
  '/testimonials': 'Client Testimonials',
  '/contact': 'Get In Touch',
  '/terms': 'Terms & Conditions',
};

for (const route of routes) {
  test(`${route} has a heading, a title, a description and landmarks`, async ({ page }) => {
    await open(page, route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[route] ?? '');
    await expect(page).toHaveTitle(/\S+ \| Brush & Wherry$/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S.{50,}/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await expect(page.getByRole('region', { name: 'At a glance' })).toBeVisible();
  });
}

test('every page has its own title and description', async ({ page }) => {
  const seen = new Set<string>();
  for (const route of routes) {
    await page.goto(route);
    seen.add(await page.title());
    seen.add((await page.locator('meta[name="description"]').getAttribute('content')) ?? '');
  }
  expect(seen.size).toBe(2 * routes.length);
});

test('the home page has its sections in order, under h2 headings', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'About Us',
    'Our Services',
    'Client Testimonials',
    'Get In Touch',
  ]);
  await expect(page.locator('#services')).toHaveAccessibleName('Our Services');
  await expect(page.locator('#testimonials')).toHaveAccessibleName('Client Testimonials');
  await expect(page.locator('#contact')).toHaveAccessibleName('Get In Touch');
});

test('About Us introduces the owner with a captioned photo', async ({ page }) => {
  await open(page, '/');
  const about = page.getByRole('region', { name: 'About Us' });
  await expect(about.getByRole('figure', { name: 'Owner' }).getByRole('img')).toBeVisible();
  await expect(about).toContainText('Sam Sample');
});

test('the services page lists six services, each with an icon, a title and a description', async ({
  page,
}) => {
  await open(page, '/services');
  const cards = page.getByRole('region', { name: 'Our Services' }).getByRole('listitem');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText([
    'Interior Painting',
    'Exterior Painting',
    'Wallpapering',
    'Damp Repair & Skimming Walls',
    'Furniture Painting',
    'Decorative Finishes',
  ]);
  await expect(cards.locator('svg')).toHaveCount(6);
});

test('the contact page has contact links, social links and service areas', async ({ page }) => {
  await open(page, '/contact');
  const contact = page.getByRole('region', { name: 'Get In Touch' });
  await expect(contact.getByRole('link', { name: '01632 960123' })).toHaveAttribute(
    'href',
    'tel:+441632960123',
  );
  await expect(contact.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  );
  await expect(contact.getByRole('heading', { name: 'Follow Us' })).toBeVisible();
  await expect(contact.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.facebook\.com\//,
  );
  await expect(contact.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.instagram\.com\//,
  );
  await expect(contact.getByRole('heading', { name: 'Service Areas' })).toBeVisible();
  for (const area of ['Norwich', 'Norfolk', 'Surrounding areas']) {
    await expect(contact.getByText(area, { exact: true })).toBeVisible();
  }
});

test('the terms page lists five clauses', async ({ page }) => {
  await open(page, '/terms');
  const clauses = page.getByRole('region', { name: 'Terms & Conditions' }).getByRole('listitem');
  await expect(clauses).toHaveCount(5);
  for (const [position, words] of [
    'deposit is payable on booking',
    'weekly',
    '14 days',
    'whole deposit',
    'start date',
  ].entries()) {
    await expect(clauses.nth(position)).toContainText(words);
  }
});

test('the footer has links, contact details and the current year', async ({ page }) => {
  await page.clock.setFixedTime('2031-02-03');
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link')).toHaveText([
    'Services',
    'Gallery',
    'Testimonials',
    'Contact',
    'Terms',
  ]);
  await expect(footer.getByRole('link', { name: '01632 960123' })).toHaveAttribute(
    'href',
    'tel:+441632960123',
  );
  await expect(footer.getByRole('link', { name: 'hello@example.com' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Facebook' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Instagram' })).toBeVisible();
  await expect(footer).toContainText('A family firm of painters and decorators');
  await expect(footer).toContainText('© 2031 Brush & Wherry');
});
