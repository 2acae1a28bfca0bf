import { useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorText } from '#shared/ui/error-text.tsx';
import { ItemList } from '#shared/ui/item-list.tsx';
import { DoubtMark } from './doubt-mark.tsx';
import { useDoubts } from './use-doubts.ts';
import type { ItemListState } from './use-item-list.ts';

interface ItemsEditorProps<Item, Form> {
  label: string;
  empty: string;
  addLabel: string;
  items: readonly Item[];
  list: ItemListState<Form>;
  describe: (item: Item) => string;
  render: (item: Item) => ReactNode;
  /** Whose doubts are shown beside the items; none without. */
  field?: 'experience' | 'skills';
  /** Scrolls at 10rem. */
  scroll?: boolean | undefined;
  /** Short items, side by side where there is room. */
  columns?: boolean;
  /** The fields of one item. */
  children: ReactNode;
}

/**
 * A list and, under it, the form that adds to it or changes one of its items. It is a form of its own: it can't stand
 * inside another one.
 */
export function ItemsEditor<Item, Form>(props: ItemsEditorProps<Item, Form>) {
  const {
    label,
    empty,
    addLabel,
    items,
    list,
    describe,
    render,
    field,
    scroll = false,
    columns = false,
    children,
  } = props;
  const editor = useRef<HTMLDivElement>(null);
  const ownId = useId();
  const doubts = useDoubts(field);
  const markId = (index: number) => `${ownId}-doubt-${index}`;

  const toFirstField = () => editor.current?.querySelector<HTMLElement>('form input:not([type=radio])')?.focus();

  // The button that had the focus is gone with its row or mark; the editor is the nearest place that stays.
  const focusEditor = () => editor.current?.focus();

  return (
    <div ref={editor} tabIndex={-1} className="grid gap-4 focus:outline-none">
      <ItemList
        label={label}
        items={items}
        describe={describe}
        render={(item, index) => (
          <>
            {render(item)}
            <DoubtMark
              id={markId(index)}
              about={describe(item)}
              reasons={doubts.reasonsOf(item)}
              onSettled={() => {
                doubts.settle(item);
                focusEditor();
              }}
            />
          </>
        )}
        describedBy={(index) => (doubts.reasonsOf(items[index]).length > 0 ? markId(index) : undefined)}
        empty={empty}
        scroll={scroll}
        columns={columns}
        onEdit={(index) => {
          list.edit(index);
          toFirstField();
        }}
        onDelete={(index) => {
          list.remove(index);
          focusEditor();
        }}
      />
      <ItemForm addLabel={addLabel} list={list} onSave={toFirstField} onCancel={focusEditor}>
        {children}
      </ItemForm>
    </div>
  );
}

interface ItemFormProps<Form> {
  addLabel: string;
  list: ItemListState<Form>;
  onSave: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** The form that adds an item, or changes the one that was chosen. */
function ItemForm<Form>({ addLabel, list, onSave, onCancel, children }: ItemFormProps<Form>) {
  const { t } = useTranslation('onboarding');
  const editing = list.editing !== null;

  function cancel() {
    list.cancel();
    onCancel();
  }

  function save(event: SyntheticEvent) {
    event.preventDefault();
    if (list.save()) onSave();
  }

  return (
    <form
      noValidate
      aria-label={editing ? t('items.editing') : addLabel}
      onSubmit={save}
      className="grid gap-4 rounded-md border border-border p-4"
    >
      {children}
      {list.full && !editing && <ErrorText>{t('invalid.full')}</ErrorText>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" disabled={!list.canSave}>
          {editing ? <span className="inline-block first-letter:uppercase">{t('items.saveChanges')}</span> : addLabel}
        </Button>
        {editing && (
          <Button variant="ghost" onClick={cancel}>
            {t('items.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
