import { AccountImport, api, IMPORT_MAX_BYTES } from '@foothold/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { call, errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { Notice } from '#shared/ui/notice.tsx';

/** Why a file can't be taken in; each has its sentence under `profile:data.problems`. */
type ExportProblem = 'tooLarge' | 'notOurs';

type ReadExport = { wanted: z.infer<typeof AccountImport> } | { problem: ExportProblem };

/** A chosen file as the import wants it, or what is wrong with it; nothing is sent of a file that is none of ours. */
async function readExport(file: File): Promise<ReadExport> {
  if (file.size > IMPORT_MAX_BYTES) return { problem: 'tooLarge' };
  let told: unknown;
  try {
    told = JSON.parse(await file.text());
  } catch {
    // Neither text nor JSON: whatever it is, it is none of ours.
    return { problem: 'notOurs' };
  }
  const parsed = AccountImport.safeParse(told);
  return parsed.success ? { wanted: parsed.data } : { problem: 'notOurs' };
}

/** Takes an export from another account in; the server refuses it where something is kept already. */
export function ImportData() {
  const { t } = useTranslation(['profile', 'errors']);
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<ExportProblem | null>(null);
  const importing = useMutation({
    mutationFn: async (file: File) => {
      const read = await readExport(file);
      if ('problem' in read) return read.problem;
      await call(api.account.import, { body: read.wanted });
      return null;
    },
    onSuccess: async (found) => {
      setProblem(found);
      // The profile that is fetched anew goes into the draft, as after a log-in.
      if (found === null) await client.invalidateQueries();
    },
  });
  const take = (file: File) => {
    setProblem(null);
    importing.mutate(file);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <h2 className="font-semibold">{t('data.import')}</h2>
      <p className="text-muted">{t('data.importText')}</p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={t('data.import')}
        className="hidden"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) take(file);
          event.target.value = '';
        }}
      />
      <Button
        variant="secondary"
        busy={importing.isPending}
        busyLabel={t('data.importing')}
        onClick={() => input.current?.click()}
      >
        {t('data.importChoose')}
      </Button>
      {problem !== null && <ErrorText>{t(`data.problems.${problem}`)}</ErrorText>}
      {importing.isError && <ErrorText>{errorText(importing.error, t('errors:generic'))}</ErrorText>}
      {importing.isSuccess && problem === null && <Notice tone="done">{t('data.imported')}</Notice>}
    </div>
  );
}
