import { api } from '@foothold/contract';
import { useEffect, useState } from 'react';
import { call, errorText } from '#shared/api.ts';
import { acceptUpdate } from '#shared/draft-sync.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { closeNoted, type NotedBeside } from '#shared/noted.ts';
import { Banner } from '#shared/ui/banner.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';

/** Puts the fields back, one behind the other, and what became of it. */
function useTakenBack({ before }: NotedBeside) {
  const [state, setState] = useState<'noted' | 'going' | 'undone' | { error: unknown }>('noted');
  async function takeBack() {
    setState('going');
    try {
      for (const update of before) acceptUpdate(await call(api.profile.saveField, { body: update }));
      setState('undone');
    } catch (error) {
      setState({ error });
    }
  }
  return { state, takeBack };
}

/** Says what was written down in the profile though something else was asked for, and takes it back. */
export function NotedNotice({ noted }: { noted: NotedBeside }) {
  const { t } = useTranslation(['proposals', 'common', 'errors']);
  useEffect(() => noted.updates.forEach(acceptUpdate), [noted]);
  const { state, takeBack } = useTakenBack(noted);
  return (
    <Banner
      tone="done"
      actions={
        <div className="flex gap-2">
          {state !== 'undone' && (
            <Button variant="ghost" busy={state === 'going'} onClick={() => void takeBack()}>
              {t('undo')}
            </Button>
          )}
          <Button variant="ghost" onClick={closeNoted}>
            {t('common:close')}
          </Button>
        </div>
      }
    >
      <p className="whitespace-pre-line">{state === 'undone' ? t('undone') : noted.text}</p>
      {typeof state === 'object' && <ErrorText>{errorText(state.error, t('errors:generic'))}</ErrorText>}
    </Banner>
  );
}
