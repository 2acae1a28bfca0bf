import { api } from '@foothold/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { accountQuery } from '#shared/queries.ts';
import { Card } from '#shared/ui/card.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';

/** Companies are called by their own names. */
const companies: Readonly<Record<string, string>> = { openai: 'OpenAI', anthropic: 'Anthropic', google: 'Google' };

/** Whether a language model may answer, and where a person's words go then; nothing where the server has no model. */
export function ModelCard() {
  const { t, i18n } = useTranslation(['profile', 'errors']);
  const client = useQueryClient();
  const account = useQuery(accountQuery);
  const choose = useMutation({
    mutationFn: (use_model: boolean) => call(api.account.setUseModel, { body: { use_model } }),
    onSuccess: (changed) => client.setQueryData(accountQuery.queryKey, changed),
  });
  if (!account.data || account.data.model_providers.length === 0) return null;
  const { use_model: isUsed, model_providers: providers } = account.data;
  const names = providers.map((provider) => companies[provider] ?? t('model.ownServer'));
  return (
    <Card aria-labelledby="model" className="grid content-start gap-3">
      <h2 id="model" className="text-xl font-semibold">
        {t('model.title')}
      </h2>
      <p className="text-muted">{t('model.text', { providers: new Intl.ListFormat(i18n.language).format(names) })}</p>
      <Checkbox
        label={t('model.use')}
        checked={isUsed}
        aria-disabled={choose.isPending}
        onChange={(event) => !choose.isPending && choose.mutate(event.target.checked)}
      />
      {!isUsed && <p className="text-sm text-muted">{t('model.off')}</p>}
      {choose.isError && <ErrorText>{errorText(choose.error, t('errors:generic'))}</ErrorText>}
    </Card>
  );
}
