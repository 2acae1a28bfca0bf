import { FileText, Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { acceptedFiles, RESUME_MAX_MB } from './resume-file.ts';
import { SyncFailure } from './sync-failure.tsx';
import { useFileDrop } from './use-file-drop.ts';
import type { ResumeUpload } from './use-resume.ts';

/** Where a CV is chosen or dropped, and what came of it. */
export function ResumeDrop({ resume }: { resume: ResumeUpload }) {
  const { t } = useTranslation(['resume', 'errors']);
  const area = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { reading, error, read, sync } = resume;
  const take = (file: File) => {
    if (!reading) resume.take(file);
  };
  const over = useFileDrop(area, take);
  const found = !reading && !error && read ? t(read.empty ? 'readNothing' : 'read', { file: read.file }) : '';

  return (
    <section
      ref={area}
      aria-label={t('upload')}
      className={`grid justify-items-center gap-3 rounded-lg border-2 border-dashed p-6 text-center ${over ? 'border-primary-edge bg-primary-soft' : 'border-border-strong bg-surface'}`}
    >
      <FileText aria-hidden="true" className="size-10 text-primary-text" />
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
      <Button busy={reading} busyLabel={t('uploading')} onClick={() => input.current?.click()}>
        <Upload aria-hidden="true" className="size-5" />
        {t('upload')}
      </Button>
      <p className="text-sm text-subtle">
        <span className="hidden pointer-fine:inline">{t('drop')} · </span>
        {t('types', { size: RESUME_MAX_MB })}
      </p>
      <output className={found === '' ? 'sr-only' : 'block text-done'}>{found}</output>
      <ErrorText>{error ?? (read?.young ? t('errors:too_young') : undefined)}</ErrorText>
      <SyncFailure sync={sync} />
    </section>
  );
}
