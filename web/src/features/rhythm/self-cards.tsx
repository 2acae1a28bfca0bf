import { type Rhythm, RHYTHM_MAX } from '@foothold/contract';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { LogOutcome } from './log-outcome.tsx';
import { useLog } from './use-log.ts';

/** Who somebody is becoming, in their own words, beside what speaks for it. */
export function IdentityCard({ rhythm: { identity } }: { rhythm: Rhythm }) {
  const { t } = useTranslation('rhythm');
  const log = useLog();
  const [text, setText] = useState(identity?.text ?? '');
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!log.isPending) log.mutate({ kind: 'identity', data: { text: text.trim() } });
  }
  return (
    <Card aria-labelledby="identity">
      <form onSubmit={submit} className="grid justify-items-start gap-4">
        <h2 id="identity" className="text-xl font-semibold">
          {t('identity.title')}
        </h2>
        <TextField
          label={t('identity.label')}
          hint={t('identity.hint')}
          dir="auto"
          maxLength={RHYTHM_MAX.identity}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="w-full"
        />
        {identity && (
          <a href="#week" className="inline-flex min-h-11 items-center">
            {t('identity.votes', { count: identity.votes })}
          </a>
        )}
        <Button type="submit" variant="secondary" busy={log.isPending}>
          {t('identity.save')}
        </Button>
        <LogOutcome log={log} saved="" />
      </form>
    </Card>
  );
}

const parts = ['when', 'do', 'if', 'instead'] as const;
const hints = { when: 'whenHint', do: 'doHint', if: 'ifHint', instead: 'insteadHint' } as const;

/** A plan of one sentence: when and where, what then, and what if something comes between. */
export function IntentionCard({ rhythm: { intention } }: { rhythm: Rhythm }) {
  const { t } = useTranslation('rhythm');
  const log = useLog();
  const [said, setSaid] = useState({ when: '', do: '', if: '', instead: '', ...intention });
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!log.isPending) log.mutate({ kind: 'intention', data: said });
  }
  return (
    <Card aria-labelledby="intention">
      <form onSubmit={submit} className="grid justify-items-start gap-4">
        <div>
          <h2 id="intention" className="text-xl font-semibold">
            {t('intention.title')}
          </h2>
          <p className="text-muted">{t('intention.text')}</p>
        </div>
        {parts.map((part) => (
          <TextField
            key={part}
            label={t(`intention.${part}`)}
            placeholder={t(`intention.${hints[part]}`)}
            maxLength={RHYTHM_MAX.identity}
            value={said[part]}
            onChange={(event) => setSaid((before) => ({ ...before, [part]: event.target.value }))}
            className="w-full"
          />
        ))}
        <Button type="submit" variant="secondary" busy={log.isPending}>
          {t('intention.save')}
        </Button>
        <LogOutcome log={log} saved="" />
      </form>
    </Card>
  );
}
