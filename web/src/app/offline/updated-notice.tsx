import { useState, useSyncExternalStore } from 'react';
import { Banner } from '#shared/ui/banner.tsx';
import { useTranslation } from '#shared/i18n/react.tsx';
import { tabStorage } from '#shared/storage.ts';
import { Button } from '#shared/ui/button.tsx';

/** Written by the script in index.html when it loads a page anew after a deploy; milliseconds since the epoch. */
const RELOADED_AT = 'reloaded-at';
/** A reload longer ago has been seen. */
const FRESH_MS = 15_000;

function wasReloaded(): boolean {
  return Date.now() - Number(tabStorage.read(RELOADED_AT)) < FRESH_MS;
}

const neverChanges = () => () => undefined;

/** Says why the page was just loaded again. */
export function UpdatedNotice() {
  const { t } = useTranslation(['offline', 'common']);
  const [seen, setSeen] = useState(false);
  const [reloaded] = useState(wasReloaded);
  // A prerendered page holds no notice: it comes with the first render after it.
  const live = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!live || !reloaded || seen) return null;
  return (
    <Banner
      tone="info"
      className="py-2!"
      actions={
        <Button variant="ghost" onClick={() => setSeen(true)}>
          {t('common:gotIt')}
        </Button>
      }
    >
      {t('offline:updated')}
    </Banner>
  );
}
