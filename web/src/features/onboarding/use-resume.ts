import { api } from '@foothold/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { isFilled } from './checklist.ts';
import { type FieldSync, useFieldSync } from './use-field-sync.ts';
import { call, errorText, isAbort } from '#shared/api.ts';
import { useDraft } from '#shared/draft.ts';
import { useSettings } from '#shared/settings.ts';
import { mergeResume, presentFields } from './merge-resume.ts';
import { type ReadResume, readResume } from './read-resume.ts';
import { RESUME_MAX_MB, refusalOf } from './resume-file.ts';

export interface ResumeUpload {
  /** Takes the chosen file: refused at once, or sent, read into the draft and saved part by part. */
  take: (file: File) => void;
  /** Stops sending or reading; what was there before stays. */
  cancel: () => void;
  reading: boolean;
  /** Share of the file that has been sent, 0 to 1; 1 = it is being read. */
  sent: number;
  error: string | undefined;
  /** What came of the last file that was read. */
  read: ReadResume | undefined;
  sync: FieldSync;
}

/** A file that was not sent; its message is the sentence for the person. */
class RefusedFile extends Error {}

/** Reading a CV into the draft. */
export function useResume(): ResumeUpload {
  const { t } = useTranslation(['resume', 'errors']);
  const sync = useFieldSync();
  const [sent, setSent] = useState(0);
  const stop = useRef<AbortController>(null);

  const upload = useMutation({
    mutationFn: async (file: File) => {
      const refusal = refusalOf(file);
      if (refusal) throw new RefusedFile(t(refusal, { size: RESUME_MAX_MB }));
      const body = new FormData();
      body.append('language', useSettings.getState().language);
      body.append('file', file);
      setSent(0);
      const { signal } = (stop.current = new AbortController());
      const parsed = await call(api.resume.upload, { body, signal, onSent: setSent });
      const merged = mergeResume(useDraft.getState(), parsed);
      useDraft.setState({ ...merged.fields, ...merged.origin, parsedResume: parsed });
      const draft = useDraft.getState();
      void sync.save(...presentFields(parsed).filter((field) => isFilled(draft, field)));
      return readResume(file.name, parsed, merged);
    },
  });

  const { error } = upload;
  return {
    take: (file) => upload.mutate(file),
    cancel: () => stop.current?.abort(),
    reading: upload.isPending,
    sent,
    error:
      error && !isAbort(error)
        ? error instanceof RefusedFile
          ? error.message
          : errorText(error, t('errors:resume'))
        : undefined,
    read: upload.data,
    sync,
  };
}
