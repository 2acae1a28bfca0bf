import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import type { FigureKind } from './formulas.ts';

const marks: Record<FigureKind, string> = {
  yours: 'after:text-info',
  assumption: 'after:text-primary-text',
  calculated: 'after:text-subtle',
};

const tags: Record<FigureKind, string> = {
  yours: 'bg-info-soft text-info',
  assumption: 'border border-dashed border-primary-text bg-primary-soft text-primary-text',
  calculated: 'bg-surface3 text-text',
};

/** A figure in a sum, and under it whose it is. The word is drawn by the style sheet, so that the sum copies as one. */
export function FigureMark({ kind, children }: { kind: FigureKind; children: ReactNode }) {
  const { t } = useTranslation('recommendations');
  return (
    <bdi
      data-kind={kind}
      data-label={t(`numbers.kinds.${kind}`)}
      className={classNames(
        'inline-flex flex-col items-center align-top font-semibold whitespace-nowrap',
        'after:text-xs after:font-normal after:content-[attr(data-label)]',
        marks[kind],
      )}
    >
      {children}
    </bdi>
  );
}

/** Whose a figure is, as a word of its own. */
export function KindTag({ kind }: { kind: FigureKind }) {
  const { t } = useTranslation('recommendations');
  return (
    <span className={classNames('rounded-sm px-1.5 py-0.5 text-xs font-normal whitespace-nowrap', tags[kind])}>
      {t(`numbers.kinds.${kind}`)}
    </span>
  );
}
