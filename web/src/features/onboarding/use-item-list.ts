import { useState } from 'react';
import { useDraftText } from '#shared/chat/use-draft-text.ts';
import { useAddOnLeave } from './typed-items.ts';

export interface ItemListOptions<Item, Form> {
  items: readonly Item[];
  /** Gets the whole new list. */
  onChange: (items: Item[]) => void;
  /** Most items the list may hold. */
  limit: number;
  /** Under which a half-typed item is kept. */
  typedKey: string;
  blank: Form;
  toForm: (item: Item) => Form;
  /** null while something required is missing. */
  toItem: (form: Form) => Item | null;
}

export interface ItemListState<Form> {
  form: Form;
  set: (change: Partial<Form>) => void;
  /** Index of the item being edited; null while a new one is typed. */
  editing: number | null;
  /** True when there is no room for another item. */
  full: boolean;
  canSave: boolean;
  /** Adds the typed item, or puts it in the place of the edited one. Ignored while it is incomplete. */
  save: () => boolean;
  edit: (index: number) => void;
  cancel: () => void;
  remove: (index: number) => void;
}

/** A list edited in place: one form below it adds an item or changes the one at an index. */
export function useItemList<Item, Form extends object>(options: ItemListOptions<Item, Form>): ItemListState<Form> {
  const { items, onChange, limit, blank, toForm, toItem } = options;
  const [typed, setTyped] = useTypedItem(options.typedKey, blank);
  const [edited, setEdited] = useState<{ index: number; form: Form } | null>(null);
  const form = edited?.form ?? typed;
  const full = items.length >= limit;
  const item = toItem(form);
  const canSave = item !== null && (edited !== null || !full);

  function save(): boolean {
    if (item === null || !canSave) return false;
    if (edited) {
      onChange(items.map((before, index) => (index === edited.index ? item : before)));
      setEdited(null);
    } else {
      onChange([...items, item]);
      setTyped(blank);
    }
    return true;
  }

  useAddOnLeave(() => void save());

  function edit(index: number) {
    const chosen = items[index];
    if (chosen !== undefined) setEdited({ index, form: toForm(chosen) });
  }

  function remove(index: number) {
    onChange(items.filter((_item, at) => at !== index));
    if (edited?.index === index) setEdited(null);
    else if (edited && edited.index > index) setEdited({ ...edited, index: edited.index - 1 });
  }

  return {
    form,
    set: (change) =>
      edited ? setEdited({ ...edited, form: { ...form, ...change } }) : setTyped({ ...typed, ...change }),
    editing: edited?.index ?? null,
    full,
    canSave,
    save,
    edit,
    cancel: () => setEdited(null),
    remove,
  };
}

/** The kept texts over the blank form's own; what can't be read counts as nothing kept. */
function keptOver<Form extends object>(blank: Form, kept: string): Form {
  try {
    const values: unknown = JSON.parse(kept);
    return typeof values === 'object' ? { ...blank, ...values } : blank;
  } catch {
    return blank;
  }
}

/** A half-typed item; it survives a reload and a walk to another screen, and goes when the person logs out. */
function useTypedItem<Form extends object>(key: string, blank: Form): [Form, (form: Form) => void] {
  const { text, set } = useDraftText(`onboarding:${key}`);
  return [text === '' ? blank : keptOver(blank, text), (form) => set(form === blank ? '' : JSON.stringify(form))];
}
