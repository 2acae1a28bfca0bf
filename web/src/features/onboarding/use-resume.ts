import { AGE_MIN, api } from '@foothold/contract';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isFilled } from './checklist.ts';
import { type FieldSync, useFieldSync } from './use-field-sync.ts';
import { call, errorText } from '#shared/api.ts';
import { useDraft } from '#shared/draft.ts';
import { useSettings } from '#shared/settings.ts';
import { isEmptyResume, mergeResume, presentFields } from './merge-resume.ts';
import { RESUME_MAX_MB, refusalOf } from './resume-file.ts';

export interface ResumeUpload {
  /** Takes the chosen file: refused at once, or sent, read into the draft and saved part by part. */
  take: (file: File) => void;
  reading: boolean;
  error: string | undefined;
  /** The last file that was read, whether anything was found in it, and whether its age is below the least allowed. */
  read: { file: string; empty: boolean; young: boolean } | undefined;
  sync: FieldSync;
}

/** A file that was not sent; its message is the sentence for the person. */
class RefusedFile extends Error {}

/** Reading a CV into the draft. */
export function useResume(): ResumeUpload {
  const { t } = useTranslation(['resume', 'errors']);
  const sync = useFieldSync();

  const upload = useMutation({
    mutationFn: async (file: File) => {
      const refusal = refusalOf(file);
      if (refusal) throw new RefusedFile(t(refusal, { size: RESUME_MAX_MB }));
      const body = new FormData();
      body.append('language', useSettings.getState().language);
      body.append('file', file);
      const parsed = await call(api.resume.upload, { body });
      useDraft.setState((draft) => ({ ...mergeResume(draft, parsed), parsedResume: parsed }));
      const draft = useDraft.getState();
      void sync.save(...presentFields(parsed).filter((field) => isFilled(draft, field)));
      const young = parsed.age !== null && parsed.age < AGE_MIN;
      return { file: file.name, empty: isEmptyResume(parsed), young };
    },
  });

  const { error } = upload;
  return {
    take: (file) => upload.mutate(file),
    reading: upload.isPending,
    error: error ? (error instanceof RefusedFile ? error.message : errorText(error, t('errors:resume'))) : undefined,
    read: upload.data,
    sync,
  };
}
