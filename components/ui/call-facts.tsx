import type { Business } from '@/lib/content/types';

/** What helps to decide on a call. Only the first credential: all are beside the form and in the footer. */
export function CallFacts({ business, className }: { business: Business; className: string }) {
  const { answer, credentials, notice, openingHours } = business;
  const facts = [openingHours?.replaceAll('\n', ', '), credentials?.[0], answer].filter(Boolean);
  if (!notice && facts.length === 0) return null;
  return (
    <div className={`text-small ${className}`}>
      {notice && (
        <p data-last-day={notice.lastDay} className="font-semibold">
          {notice.text}
        </p>
      )}
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
    </div>
  );
}
