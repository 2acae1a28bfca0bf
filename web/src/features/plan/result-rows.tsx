import { type ListRow, RESULT_MAX, type SumRow, totalOf } from '@foothold/contract';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { IconButton } from '#shared/ui/icon-button.tsx';
import { TextField } from '#shared/ui/text-field.tsx';

export interface RowsProps<Row extends { id: string }> {
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
}

interface RowListProps<Row extends { id: string }> extends RowsProps<Row> {
  add: string;
  fresh: () => Row;
  nameOf: (number: number) => string;
  children: (row: Row, change: (part: Partial<Row>) => void, number: number) => ReactNode;
}

/** Rows one below the other, each with a way to take it out, and one to add another. */
function RowList<Row extends { id: string }>({ rows, onChange, add, fresh, nameOf, children }: RowListProps<Row>) {
  const { t } = useTranslation('result');
  const list = useRef<HTMLUListElement>(null);
  const change = (id: string) => (part: Partial<Row>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));

  function addRow() {
    onChange([...rows, fresh()]);
    // After it is on the page; a line of a list has a box to tick before what is written in.
    const field = ':scope > li:last-child input:not([type=checkbox])';
    setTimeout(() => list.current?.querySelector<HTMLElement>(field)?.focus(), 0);
  }

  return (
    <div className="grid gap-3">
      <ul ref={list} className="grid gap-3">
        {rows.map((row, index) => (
          <li
            key={row.id}
            aria-label={nameOf(index + 1)}
            className="flex items-start gap-2 rounded-md border border-border bg-surface p-3"
          >
            <div className="min-w-0 flex-1">{children(row, change(row.id), index + 1)}</div>
            <IconButton
              icon={Trash2}
              label={t('remove', { name: nameOf(index + 1) })}
              onClick={() => onChange(rows.filter(({ id }) => id !== row.id))}
            />
          </li>
        ))}
      </ul>
      {rows.length < RESULT_MAX.rows && (
        <Button variant="secondary" className="justify-self-start" onClick={addRow}>
          <Plus className="size-4" />
          {add}
        </Button>
      )}
    </div>
  );
}

/** A number as people type it, with a comma or a point; null where there is none. */
function amountIn(typed: string): number | null {
  const plain = typed.replaceAll(/[\s\u2066-\u2069]/gu, '').replace(',', '.');
  const amount = Number(plain);
  return plain === '' || !Number.isFinite(amount) || Math.abs(amount) > RESULT_MAX.amount ? null : amount;
}

function AmountField({ row, onChange }: { row: SumRow; onChange: (amount: number | null) => void }) {
  const { t } = useTranslation('result');
  const [typed, setTyped] = useState(row.amount === null ? '' : String(row.amount));
  // Another device changed it: what is typed here says something else then.
  const shown = amountIn(typed) === row.amount ? typed : row.amount === null ? '' : String(row.amount);
  return (
    <TextField
      label={t('sum.amount')}
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(amountIn(target.value));
      }}
    />
  );
}

/** Numbers and what they come to. */
export function SumRows({ rows, onChange }: RowsProps<SumRow>) {
  const { t, i18n } = useTranslation('result');
  const total = new Intl.NumberFormat(i18n.language).format(totalOf(rows));
  return (
    <>
      <RowList
        {...{ rows, onChange }}
        add={t('sum.add')}
        fresh={() => ({ id: crypto.randomUUID(), label: '', amount: null })}
        nameOf={(number) => t('sum.row', { number })}
      >
        {(row, change) => (
          <div className="grid grid-cols-[1fr_8rem] gap-3">
            <TextField
              label={t('sum.label')}
              dir="auto"
              autoComplete="off"
              maxLength={RESULT_MAX.name}
              value={row.label}
              onChange={({ target }) => change({ label: target.value })}
            />
            <AmountField row={row} onChange={(amount) => change({ amount })} />
          </div>
        )}
      </RowList>
      <output className="text-lg font-bold">{t('sum.total', { total })}</output>
    </>
  );
}

/** Lines to tick off. */
export function ListRows({ rows, onChange }: RowsProps<ListRow>) {
  const { t } = useTranslation('result');
  return (
    <RowList
      {...{ rows, onChange }}
      add={t('list.add')}
      fresh={() => ({ id: crypto.randomUUID(), text: '', done: false })}
      nameOf={(number) => t('list.line', { number })}
    >
      {(row, change, number) => (
        <div className="flex items-end gap-3">
          <label className="inline-flex size-11 shrink-0 items-center justify-center">
            <input
              type="checkbox"
              className="size-5 accent-primary"
              aria-label={t('list.done', { number })}
              checked={row.done}
              onChange={({ target }) => change({ done: target.checked })}
            />
          </label>
          <TextField
            label={t('list.line', { number })}
            dir="auto"
            autoComplete="off"
            className="min-w-0 flex-1"
            maxLength={RESULT_MAX.line}
            value={row.text}
            onChange={({ target }) => change({ text: target.value })}
          />
        </div>
      )}
    </RowList>
  );
}
