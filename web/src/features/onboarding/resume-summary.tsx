import { useDraft } from '#shared/draft.ts';
import { standingDoubts } from '#shared/draft-resume.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import type { ReadResume } from './read-resume.ts';

/** Says what was read out of a CV, what of it is new, what had better be looked at, and what is saved. */
export function ResumeSummary({ read }: { read: ReadResume }) {
  const { t, i18n } = useTranslation(['resume', 'onboarding']);
  const { t: words } = useTranslation('chat');
  const draft = useDraft();
  const doubtful = standingDoubts(draft.doubts, draft);
  // One entry can be in doubt for two reasons; a value and its field make the entry.
  const marks = new Set(doubtful.map(({ field, value }) => JSON.stringify([field, value]))).size;
  const list = new Intl.ListFormat(i18n.language);
  const found = [
    ...(read.jobs > 0 ? [t('summary.jobs', { count: read.jobs })] : []),
    ...(read.skills > 0 ? [t('summary.skills', { count: read.skills })] : []),
    ...read.texts.map((field) => t(`summary.${field}`)),
  ];
  const before = read.jobs + read.skills > read.added + read.renewed;

  return (
    <div className="grid gap-1">
      <p className="text-done">{t(read.empty ? 'readNothing' : 'read', { file: read.file })}</p>
      <p className="text-xs text-subtle">{words(`source.${read.source}`)}</p>
      {found.length > 0 && <p>{t('summary.found', { what: list.format(found) })}</p>}
      {!read.empty && before && (
        <p>
          {read.nothingNew
            ? t('summary.nothingNew')
            : [
                ...(read.added > 0 ? [t('summary.added', { count: read.added })] : []),
                ...(read.renewed > 0 ? [t('summary.renewed', { count: read.renewed })] : []),
                t('summary.kept'),
              ].join(' ')}
        </p>
      )}
      {marks > 0 && <p className="font-medium text-primary-text">{t('summary.check', { count: marks })}</p>}
      {!read.empty && <p className="text-sm text-subtle">{t('summary.saved')}</p>}
    </div>
  );
}
