import { FileText, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { acceptedFiles, RESUME_MAX_MB } from './resume-file.ts';
import { ResumeSummary } from './resume-summary.tsx';
import { SyncFailure } from './sync-failure.tsx';
import { useFileDrop } from './use-file-drop.ts';
import type { ResumeUpload } from './use-resume.ts';

/** Where a CV is chosen or dropped, and what came of it. */
export function ResumeDrop({ resume }: { resume: ResumeUpload }) {
  const { t, i18n } = useTranslation(['resume', 'errors']);
  const area = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { reading, sent, error, read, sync } = resume;
  const take = (file: File) => {
    if (!reading) resume.take(file);
  };
  function cancel() {
    resume.cancel();
    // The button that was pressed goes away; the first one is what is left to do here.
    area.current?.querySelector('button')?.focus();
  }
  const over = useFileDrop(area, take);
  const found = !reading && !error ? read : undefined;

  return (
    <section
      ref={area}
      aria-label={t('upload')}
      className={`grid justify-items-center gap-3 rounded-lg border-2 border-dashed p-6 text-center ${over ? 'border-primary-edge bg-primary-soft' : 'border-border-strong bg-surface'}`}
    >
      <FileText className="size-10 text-primary-text" />
      <input
        ref={input}
        type="file"
        accept={acceptedFiles}
        aria-label={t('upload')}
        className="hidden"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) take(file);
          // The same file can be chosen again after it was mended.
          event.target.value = '';
        }}
      />
      <Button busy={reading} busyLabel={t(sent < 1 ? 'sending' : 'uploading')} onClick={() => input.current?.click()}>
        <Upload className="size-5" />
        {t('upload')}
      </Button>
      <p className="text-sm text-subtle">
        <span className="hidden pointer-fine:inline">{t('drop')} · </span>
        {t('types', { size: RESUME_MAX_MB })}
      </p>
      {reading && (
        <>
          {/* Without a value while it is read: how long that takes, nobody knows. */}
          <progress
            aria-label={t('progress')}
            {...(sent < 1 ? { value: sent } : {})}
            className="h-2 w-full max-w-60 accent-primary-edge"
          />
          {sent < 1 && (
            <p className="text-sm text-subtle">
              {t('percent', { share: new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(sent) })}
            </p>
          )}
          <Button variant="ghost" onClick={cancel}>
            {t('cancel')}
          </Button>
        </>
      )}
      <output className={found ? 'block' : 'sr-only'}>{found && <ResumeSummary read={found} />}</output>
      <ErrorText>{error ?? (read?.young ? t('errors:too_young') : undefined)}</ErrorText>
      <SyncFailure sync={sync} />
    </section>
  );
}
