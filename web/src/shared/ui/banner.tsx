import type { ComponentProps } from 'react';
import { classNames } from '#shared/ui/class-names.ts';
import { Notice } from '#shared/ui/notice.tsx';

/** A notice over the whole width below the header, its words where those of the page begin. */
export function Banner({ tone = 'warning', className, ...rest }: ComponentProps<typeof Notice>) {
  return (
    <Notice
      tone={tone}
      className={classNames('rounded-none px-[max(1rem,calc((100%-72rem)/2+1.5rem))]!', className)}
      {...rest}
    />
  );
}
