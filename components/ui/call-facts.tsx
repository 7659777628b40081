import type { Business } from '@/lib/content/types';

/** What helps to decide on a call. Only the first credential: all are beside the form and in the footer. */
export function CallFacts({ business, className }: { business: Business; className: string }) {
  const { answer, credentials, notice, openingHours } = business;
  const facts = [openingHours?.replaceAll('\n', ', '), credentials?.[0], answer].filter(Boolean);
  return (
    <ul className={`flex flex-wrap gap-x-4 text-small empty:hidden ${className}`}>
      {notice && (
        <li data-last-day={notice.lastDay} className="w-full font-semibold">
          {notice.text}
        </li>
      )}
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
