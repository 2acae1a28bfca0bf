import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '#shared/paths.ts';
import { placeHash, type ProfilePlace, type ProfileVisit } from '#shared/profile-place.ts';
import { classNames } from '#shared/ui/class-names.ts';

interface ProfileLinkProps {
  place: ProfilePlace;
  /** The person's words that are meant, for a list that has changed since. */
  text?: string;
  className?: string;
  children: ReactNode;
}

/** Leads to a place in the profile, from where one can come back here. */
export function ProfileLink({ place, text, className, children }: ProfileLinkProps) {
  const { pathname, search } = useLocation();
  const visit: ProfileVisit = {
    back: `${pathname}${search}`,
    ...(text === undefined ? {} : { text }),
  };
  return (
    <Link
      to={{ pathname: paths.profile, hash: placeHash(place) }}
      state={visit}
      className={classNames(
        'inline-flex min-h-11 items-center rounded-md text-primary-text underline underline-offset-4',
        className,
      )}
    >
      {children}
    </Link>
  );
}
