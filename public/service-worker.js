/* Ends the service worker of a site that was at this address before, and would be shown for ever. */

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(showThisSite()));

async function showThisSite() {
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url);
}
