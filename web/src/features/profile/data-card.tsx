import { api } from '@foothold/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, errorText } from '#shared/api.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { saveAsFile } from './save-as-file.ts';

/** Taking one's data along, and erasing it. */
export function DataCard() {
  const { t } = useTranslation(['profile', 'errors']);
  const [asking, setAsking] = useState(false);
  const exporting = useMutation({
    mutationFn: () => call(api.account.export),
    onSuccess: (data) => saveAsFile('foothold-export.json', JSON.stringify(data, null, 2)),
  });
  return (
    <Card aria-labelledby="data" className="grid content-start gap-4">
      <h2 id="data" className="text-xl font-semibold">
        {t('data.title')}
      </h2>
      <p className="text-muted">{t('data.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={exporting.isPending}
          busyLabel={t('data.exporting')}
          onClick={() => exporting.mutate()}
        >
          {t('data.export')}
        </Button>
        <Button variant="ghost" className="text-danger!" onClick={() => setAsking(true)}>
          {t('data.delete')}
        </Button>
      </div>
      {exporting.isError && <ErrorText>{errorText(exporting.error, t('errors:generic'))}</ErrorText>}
      <DeleteAccount open={asking} onOpenChange={setAsking} />
    </Card>
  );
}
