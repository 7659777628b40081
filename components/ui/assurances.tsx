import { BadgeCheck, Clock, Info, MessageCircleReply } from 'lucide-react';
import type { Business } from '@/lib/content/types';
import { LongText } from './long-text';

/** What helps to decide on a call. Only the first credential: all are beside the form and in the footer. */
export function Assurances({ business, className }: { business: Business; className: string }) {
  const { answer, notice, openingHours } = business;
  const credential = business.credentials?.[0];
  if (!notice && !openingHours && !credential && !answer) return null;
  return (
    <ul
      className={`flex flex-wrap gap-x-5 gap-y-1.5 text-small *:flex *:gap-2 [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0 ${className}`}
    >
      {notice && (
        <li data-last-day={notice.lastDay} className="font-semibold">
          <Info />
          {notice.text}
        </li>
      )}
      {openingHours && (
        <li>
          <Clock />
          <LongText>{openingHours}</LongText>
        </li>
      )}
      {credential && (
        <li>
          <BadgeCheck />
          {credential}
        </li>
      )}
      {answer && (
        <li>
          <MessageCircleReply />
          {answer}
        </li>
      )}
    </ul>
  );
}
