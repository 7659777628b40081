import { Pause, Play } from 'lucide-react';
import { getContent } from '@/lib/content';
import { EmailLink } from '../ui/email-link';
import { PhoneLink } from '../ui/phone-link';

/**
 * The moving strip under the header. It pauses on hover, or with a checkbox, which needs no script. On focus
 * it returns to its start, with the focused link first. Without scripts, it stands still.
 */
export function Banner() {
  const { phone, email, notice, banner } = getContent().business;
  return (
    <section aria-label="At a glance" className="banner on-dark print:hidden">
      <input
        type="checkbox"
        aria-label="Pause the moving text"
        data-tooltip="Pause the moving text"
        className="banner-pause"
      />
      {/* For text browsers, which show a checkbox without its name. */}
      <span aria-hidden="true" className="sr-only">
        Pause the moving text
      </span>
      <span className="pointer-events-none flex size-11 shrink-0 items-center justify-center self-center still:hidden">
        <Pause className="size-4 fill-current stroke-0 in-[:checked~*]:hidden" />
        <Play className="hidden size-4 fill-current stroke-0 in-[:checked~*]:block" />
      </span>
      <div className="banner-window @container flex-1 overflow-x-hidden">
        <div className="banner-track">
          <ul className="banner-list">
            <li className="banner-item">
              <PhoneLink phone={phone} verb="Call" className="banner-link" />
            </li>
            <li className="banner-item">
              <EmailLink email={email} className="banner-link" />
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
        </div>
      </div>
    </section>
  );
}
