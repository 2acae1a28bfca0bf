import { Answer, type PersonRow, RESULT_MAX } from '@foothold/contract';
import { ChevronDown, Plus, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { IconButton } from '#shared/ui/icon-button.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import type { RowsProps } from './result-rows.tsx';

const keyOf = (answer: Answer | null) => `people.${answer ?? 'none'}` as const;

interface PersonProps {
  row: PersonRow;
  onChange: (part: Partial<PersonRow>) => void;
}

function PersonFields({ row, onChange, name, onRemove }: PersonProps & { name: string; onRemove: () => void }) {
  const { t } = useTranslation('result');
  return (
    <div className="grid grid-cols-2 gap-3 px-3 pt-2 pb-3 sm:grid-cols-[2fr_1fr_1fr]">
      <TextField
        label={t('people.name')}
        dir="auto"
        autoComplete="off"
        className="col-span-2 sm:col-span-1"
        maxLength={RESULT_MAX.name}
        value={row.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label={t('people.asked')}
        type="date"
        className="min-w-0 grid-cols-1"
        value={row.asked_on ?? ''}
        onChange={({ target }) => onChange({ asked_on: target.value || null })}
      />
      <SelectField
        label={t('people.answer')}
        className="min-w-0 grid-cols-1"
        value={row.answer ?? ''}
        onChange={({ target }) => onChange({ answer: Answer.safeParse(target.value).data ?? null })}
        options={[null, ...Answer.options].map((value) => ({ value: value ?? '', label: t(keyOf(value)) }))}
      />
      <div className="col-span-full flex items-end gap-2">
        <TextField
          label={t('people.words')}
          dir="auto"
          className="min-w-0 flex-1"
          maxLength={RESULT_MAX.line}
          value={row.words}
          onChange={({ target }) => onChange({ words: target.value })}
        />
        <IconButton icon={Trash2} label={t('remove', { name })} onClick={onRemove} />
      </div>
    </div>
  );
}

/** A person in one line, which opens: a list of ten is read at a glance on a phone. */
function PersonHead({
  row,
  name,
  opens,
  onToggle,
}: {
  row: PersonRow;
  name: string;
  opens: string | undefined;
  onToggle: () => void;
}) {
  const { t } = useTranslation('result');
  return (
    <button
      type="button"
      aria-expanded={opens !== undefined}
      aria-controls={opens}
      onClick={onToggle}
      className="flex min-h-12 w-full items-center gap-3 rounded-md px-3 py-2 text-start hover:bg-surface2 focus-visible:-outline-offset-3"
    >
      <span className="min-w-0 flex-1 truncate font-medium">
        <bdi>{name}</bdi>
      </span>{' '}
      <span className={classNames('shrink-0 text-sm', row.answer === null ? 'text-muted' : 'font-semibold')}>
        {t(keyOf(row.answer))}
      </span>
      <ChevronDown
        className={classNames('size-5 shrink-0 transition-transform', opens !== undefined && 'rotate-180')}
      />
    </button>
  );
}

/** Who was asked, when, and what they said: one line each, of which one at a time is open. */
export function PeopleRows({ rows, onChange }: RowsProps<PersonRow>) {
  const { t } = useTranslation('result');
  // Until something is opened or closed, who stands alone is open: there is nothing to look over.
  const [chosen, setOpenId] = useState<string | null>();
  const openId = chosen === undefined && rows.length === 1 ? rows[0]?.id : chosen;
  const fields = useId();
  const list = useRef<HTMLUListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);

  function add() {
    const row = {
      id: crypto.randomUUID(),
      name: '',
      asked_on: new Date().toLocaleDateString('sv'),
      answer: null,
      words: '',
    };
    onChange([...rows, row]);
    setOpenId(row.id);
    // After it is on the page.
    setTimeout(() => list.current?.querySelector<HTMLElement>(':scope > li:last-child input')?.focus(), 0);
  }

  function remove(id: string) {
    onChange(rows.filter((row) => row.id !== id));
    // The button that was pressed is gone with its row.
    setTimeout(() => adding.current?.focus(), 0);
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      {rows.length > 0 && (
        <ul ref={list} className="divide-y divide-border rounded-md border border-border bg-surface">
          {rows.map((row, index) => {
            const name = row.name.trim() || t('people.row', { number: index + 1 });
            const isOpen = row.id === openId;
            const change = (part: Partial<PersonRow>) =>
              onChange(rows.map((one) => (one.id === row.id ? { ...one, ...part } : one)));
            return (
              <li key={row.id}>
                <PersonHead
                  {...{ row, name }}
                  opens={isOpen ? fields : undefined}
                  onToggle={() => setOpenId(isOpen ? null : row.id)}
                />
                {isOpen && (
                  <div id={fields}>
                    <PersonFields {...{ row, name }} onChange={change} onRemove={() => remove(row.id)} />
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {rows.length < RESULT_MAX.rows && (
        <Button ref={adding} variant="secondary" className="justify-self-start" onClick={add}>
          <Plus className="size-4" />
          {t('people.add')}
        </Button>
      )}
    </div>
  );
}
