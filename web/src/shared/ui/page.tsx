import type { ReactNode } from 'react';
import { classNames } from '#shared/ui/class-names.ts';
import { PageHeading } from '#shared/ui/page-heading.tsx';

const widths = { narrow: 'max-w-md', text: 'max-w-3xl', wide: 'max-w-6xl' } as const;

/** The frame of an ordinary screen: width, the h1, a line under it, the content. */
export function Page({
  title,
  lede,
  above,
  headingId,
  width = 'wide',
  className,
  children,
}: {
  title: string;
  lede?: ReactNode;
  /** What stands before the heading: the way back. */
  above?: ReactNode;
  headingId?: string;
  width?: keyof typeof widths;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={classNames('mx-auto w-full px-4 py-8 md:px-6 md:py-12', widths[width], className)}>
      <header className="mb-6 grid gap-2 md:mb-8">
        {above}
        <PageHeading title={title} id={headingId}>
          <bdi>{title}</bdi>
        </PageHeading>
        {lede && <p className="text-lg text-muted">{lede}</p>}
      </header>
      {children}
    </div>
  );
}
