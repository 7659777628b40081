import { Fragment } from 'react';
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
      {facts.length > 0 && (
        // Cuts off the dot of a fact that begins a line.
        <p className="-ml-2 [clip-path:inset(0_0_0_0.5rem)]">
          {facts.map((fact, position) => (
            <Fragment key={fact}>
              {position > 0 && ' '}
              <span className="relative inline-block pl-2">
                {position > 0 && <span className="absolute left-0">· </span>}
                {fact}
              </span>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}
