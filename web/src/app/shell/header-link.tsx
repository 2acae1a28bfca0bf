import type { LucideIcon } from 'lucide-react';
import { Link, useMatch } from 'react-router';
import { buttonClasses } from '#shared/ui/button-classes.ts';

/** A place in the header: an icon on a phone, its name on a wide screen; marked while one is there. */
export function HeaderLink({
  to,
  match = to,
  icon: Icon,
  label,
}: {
  to: string;
  match?: string;
  icon: LucideIcon;
  label: string;
}) {
  const here = useMatch(match) !== null;
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      aria-current={here ? 'page' : undefined}
      className={buttonClasses(here ? 'secondary' : 'ghost', 'min-w-11 px-2! md:px-3!')}
    >
      <Icon className="size-5 md:hidden" />
      <span className="hidden md:inline">{label}</span>
    </Link>
  );
}
