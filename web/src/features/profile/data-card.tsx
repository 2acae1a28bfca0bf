import { api, partStored } from '@foothold/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ImportData } from './import-data.tsx';
import { saveAsFile } from '#shared/save-as-file.ts';

/** Taking one's data along, bringing it back, and erasing it. */
export function DataCard() {
  const { t } = useTranslation(['profile', 'errors']);
  const [asking, setAsking] = useState(false);
  const exporting = useMutation({
    mutationFn: () => call(api.account.export),
    onSuccess: (data) => saveAsFile('foothold-export.json', JSON.stringify(data, null, 2), 'application/json'),
  });
  const writing = useMutation({
    mutationFn: () => call(api.account.exportReadable),
    onSuccess: ({ markdown }) => saveAsFile('foothold-export.md', markdown, 'text/markdown;charset=utf-8'),
  });
  const error = exporting.error ?? writing.error;
  return (
    <Card aria-label={t('data.title')} className="grid content-start gap-5">
      <div className="grid gap-3">
        <p className="text-muted">{t('data.text')}</p>
        <StoredLine />
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            busy={exporting.isPending}
            busyLabel={t('data.exporting')}
            onClick={() => exporting.mutate()}
          >
            {t('data.export')}
          </Button>
          <Button
            variant="secondary"
            busy={writing.isPending}
            busyLabel={t('data.exporting')}
            onClick={() => writing.mutate()}
          >
            {t('data.exportReadable')}
          </Button>
        </div>
        {error && <ErrorText>{errorText(error, t('errors:generic'))}</ErrorText>}
      </div>
      <ImportData />
      <div className="grid justify-items-start gap-3">
        <h2 className="font-semibold">{t('data.delete')}</h2>
        <p className="text-muted">{t('data.deleteText')}</p>
        <Button variant="ghost" className="-ms-4 text-danger!" onClick={() => setAsking(true)}>
          {t('data.delete')}
        </Button>
      </div>
      <DeleteAccount open={asking} onOpenChange={setAsking} />
    </Card>
  );
}

const MEBIBYTE = 1024 * 1024;

/** How much room the account uses, in tenths of a megabyte. A line beside what the card is for: it waits for nobody. */
function StoredLine() {
  const { t } = useTranslation('profile');
  const storage = useQuery({
    queryKey: ['account', 'storage'],
    queryFn: ({ signal }) => call(api.account.storage, { signal }),
  });
  if (!storage.data) return null;
  const { used, most } = storage.data;
  const total = most.bytes / MEBIBYTE;
  return (
    <p className="text-muted">
      {t('data.stored', { used: Math.ceil(partStored(used, most) * total * 10) / 10, most: total })}
    </p>
  );
}
