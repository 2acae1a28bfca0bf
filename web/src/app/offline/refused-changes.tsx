import { Banner } from '#shared/ui/banner.tsx';
import { useTranslation } from '#shared/i18n/react.tsx';
import { type KeptChange, useOutbox } from '#shared/offline/outbox.ts';
import { Button } from '#shared/ui/button.tsx';

/** The person's own words of a change: the step, the message; of a field there are none that say more than its name. */
function wordsOf(change: KeptChange): string | null {
  switch (change.kind) {
    case 'status':
    case 'result':
      return change.title;
    case 'message':
      return change.body.message;
    case 'field':
      return null;
    case 'event':
      return typeof change.event.data?.['text'] === 'string' ? change.event.data['text'] : null;
  }
}

/** What was changed without a network and can't be taken any more, until the person has seen it. */
export function RefusedChanges() {
  const { t } = useTranslation(['offline', 'common']);
  const refused = useOutbox((outbox) => outbox.refused);
  if (refused.length === 0) return null;
  return (
    <Banner
      tone="danger"
      className="py-2!"
      actions={
        <Button variant="secondary" onClick={() => useOutbox.setState({ refused: [] })}>
          {t('common:gotIt')}
        </Button>
      }
    >
      <p>{t('offline:refused.title')}</p>
      <ul className="list-disc ps-5">
        {refused.map((change) => (
          <li key={change.id}>
            {t(`offline:refused.${change.kind}`)}
            {wordsOf(change) !== null && (
              <>
                : “<bdi>{wordsOf(change)}</bdi>”
              </>
            )}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
