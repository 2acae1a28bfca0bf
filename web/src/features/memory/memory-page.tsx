import { memory } from '@foothold/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call, errorText } from '#shared/api.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { paths } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Page } from '#shared/ui/page.tsx';
import { ProfileNav } from '#shared/ui/profile-nav.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { EntryForm } from './entry-form.tsx';
import { EntryItem } from './entry-item.tsx';
import { ProfileInShort } from './profile-in-short.tsx';
import { memoryKey, useRemember } from './use-memory.ts';

/** What the guide knows of somebody: their profile in short, and what they had remembered, to change and to forget. */
function MemoryPage() {
  const { t } = useTranslation(['memory', 'errors']);
  const queryFn = async ({ signal }: { signal: AbortSignal }) => (await call(memory.list, { signal })).entries;
  const { data, isError, error } = useQuery({ queryKey: memoryKey, queryFn });
  return (
    <Page title={t('title')} lede={t('lede')}>
      <ProfileNav />
      <div className="grid max-w-3xl gap-4">
        <Card aria-labelledby="profile-in-short" className="grid justify-items-start gap-3">
          <h2 id="profile-in-short" className="text-xl font-semibold">
            {t('profile.title')}
          </h2>
          <ProfileInShort />
          <LinkButton to={paths.profile} variant="secondary">
            {t('profile.change')}
          </LinkButton>
        </Card>
        {isError && !data && <ErrorText>{errorText(error, t('errors:generic'))}</ErrorText>}
        {!data && !isError && <Skeleton lines={4} />}
        {data && <Entries entries={data} />}
      </div>
    </Page>
  );
}

function Entries({ entries }: { entries: Parameters<typeof EntryItem>[0]['entry'][] }) {
  const { t } = useTranslation('memory');
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAdding, setAdding] = useState(false);
  const remember = useRemember();
  // What was pressed is gone with what it was pressed on: one goes on from here.
  const toHeading = () => heading.current?.focus({ preventScroll: true });
  const close = () => {
    setAdding(false);
    toHeading();
  };
  return (
    <Card aria-labelledby="remembered" className="grid gap-4">
      <h2 id="remembered" ref={heading} tabIndex={-1} className="text-xl font-semibold">
        {t('entries.title')}
      </h2>
      {entries.length === 0 && <p className="text-muted">{t('entries.none')}</p>}
      {entries.length > 0 && (
        <ul className="grid gap-3">
          {entries.map((entry) => (
            <EntryItem key={entry.id} entry={entry} onGone={toHeading} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <EntryForm
          saving={remember}
          onSave={(wanted) => remember.mutate(wanted, { onSuccess: close })}
          onCancel={close}
        />
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setAdding(true)}>
          {t('entries.add')}
        </Button>
      )}
      <p className="text-sm text-muted">{t('entries.hint')}</p>
    </Card>
  );
}

export { MemoryPage as Component };
