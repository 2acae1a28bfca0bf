import type { MemoryEntry } from '@foothold/contract';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { errorText } from '#shared/api.ts';
import { dayText } from '#shared/i18n/day-text.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { planAddress } from '#shared/plan-address.ts';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { EntryForm } from './entry-form.tsx';
import { useChange, useForget } from './use-memory.ts';

/** Where the message of an entry was written. */
function addressOf({ plan_id, step_id, substep_id }: NonNullable<MemoryEntry['source']>): string {
  return planAddress(plan_id, substep_id ?? step_id);
}

/** Something remembered: its words, since when and from where, and what can be done with it. */
export function EntryItem({ entry, onGone }: { entry: MemoryEntry; onGone: () => void }) {
  const { t, i18n } = useTranslation(['memory', 'errors']);
  const { id, text, kind, until, source, revised_at } = entry;
  const [isChanging, setChanging] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const change = useChange(id);
  const forget = useForget(id);
  const { hash, key } = useLocation();
  // The key: following the same link again leads here again.
  useEffect(() => {
    if (hash === `#${id}`) item.current?.focus();
  }, [hash, key, id]);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const isOver = until !== null && until < today;
  const close = () => {
    setChanging(false);
    item.current?.focus({ preventScroll: true });
  };
  const named = (day: string) => dayText(day, i18n.language, { dateStyle: 'long' });
  const about = [
    t(`kinds.${kind}`),
    named(revised_at.slice(0, 10)),
    ...(until === null ? [] : [t(isOver ? 'over' : 'until', { date: named(until) })]),
  ].join(' · ');
  if (isChanging)
    return (
      <li>
        <EntryForm
          entry={entry}
          saving={change}
          onSave={(wanted) => change.mutate(wanted, { onSuccess: close })}
          onCancel={close}
        />
      </li>
    );
  return (
    <li ref={item} tabIndex={-1} className="grid gap-2 rounded-lg border border-border px-4 py-3">
      <p dir="auto" className="font-medium wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      <p className="text-sm text-muted">{about}</p>
      <div className="flex flex-wrap items-center gap-2">
        {source && (
          <Link to={addressOf(source)} className="inline-flex min-h-11 items-center underline">
            {t('source')}
          </Link>
        )}
        <Button variant="ghost" aria-label={t('changeThis', { text })} onClick={() => setChanging(true)}>
          {t('change')}
        </Button>
        <Button variant="ghost" aria-label={t('forgetThis', { text })} onClick={() => setAsking(true)}>
          {t('forget')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('forgetting.title')}
        confirmLabel={t('forget')}
        danger
        busy={forget.isPending}
        onConfirm={() => forget.mutate(undefined, { onSuccess: onGone })}
      >
        <p>{t('forgetting.text')}</p>
        {forget.isError && <ErrorText>{errorText(forget.error, t('errors:generic'))}</ErrorText>}
      </ConfirmDialog>
    </li>
  );
}
