import { BadgeCheck } from 'lucide-react';

/** What customers can rely on, such as insurance. */
export function Credentials({ credentials, className }: { credentials: string[]; className: string }) {
  return (
    <ul className={className}>
      {credentials.map((credential) => (
        <li key={credential} className="mt-1.5 flex gap-3">
          <BadgeCheck className="h-[1lh] w-icon shrink-0" />
          {credential}
        </li>
      ))}
    </ul>
  );
}
