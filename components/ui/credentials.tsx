import { BadgeCheck } from 'lucide-react';

/** What customers can rely on, such as insurance. */
export function Credentials({ credentials, className }: { credentials: string[]; className: string }) {
  return (
    <ul className={className}>
      {credentials.map((credential) => (
        <li key={credential} className="mt-1.5 flex gap-2.5">
          <BadgeCheck className="mt-[0.15em] size-icon shrink-0" />
          {credential}
        </li>
      ))}
    </ul>
  );
}
