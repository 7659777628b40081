import { Pause, Play } from 'lucide-react';
import { getContent } from '@/lib/content';
import { EmailLink } from '../ui/email-link';
import { PhoneLink } from '../ui/phone-link';

/**
 * The moving strip under the header. It pauses on hover, or with a checkbox, which needs no script. On focus
 * it returns to its start, with the focused link first. The hidden second list makes the loop seamless.
 */
export function Banner() {
  return (
    <section aria-label="At a glance" className="banner on-dark print:hidden">
      <input
        type="checkbox"
        aria-label="Pause the moving text"
        data-tooltip="Pause the moving text"
        className="banner-pause"
      />
      <span className="pointer-events-none flex size-11 shrink-0 items-center justify-center self-center motion-reduce:hidden">
        <Pause className="size-4 fill-current stroke-0 in-[:checked~*]:hidden" />
        <Play className="hidden size-4 fill-current stroke-0 in-[:checked~*]:block" />
      </span>
      <div className="banner-window @container flex-1 overflow-x-hidden">
        <div className="banner-track">
          <BannerList />
          <BannerList isCopy />
        </div>
      </div>
    </section>
  );
}

function BannerList({ isCopy }: { isCopy?: boolean }) {
  const { phone, email, notice, banner } = getContent().business;
  const link = { className: 'banner-link', tabIndex: isCopy ? -1 : undefined };
  return (
    <ul aria-hidden={isCopy} className="banner-list">
      <li className="banner-item">
        <PhoneLink phone={phone} verb="Call" {...link} />
      </li>
      <li className="banner-item">
        <EmailLink email={email} {...link} />
      </li>
      {notice && (
        <li data-last-day={notice.lastDay} className="banner-item">
          {notice.text}
        </li>
      )}
      {banner?.map((message, index) => (
        <li key={index} className="banner-item">
          {message}
        </li>
      ))}
    </ul>
  );
}
