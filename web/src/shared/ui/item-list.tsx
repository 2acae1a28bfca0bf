import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { IconButton } from '#shared/ui/icon-button.tsx';

/** A list of things typed in, each with edit and delete. `describe` names an item for its buttons. */
export function ItemList<T>({
  label,
  items,
  describe,
  render = describe,
  onEdit,
  onDelete,
  describedBy,
  empty,
  scroll = false,
  columns = false,
}: {
  label: string;
  items: readonly T[];
  describe: (item: T) => string;
  render?: (item: T, index: number) => ReactNode;
  onEdit?: (index: number) => void;
  onDelete?: (index: number) => void;
  /** The id of what is said about an item beside it, read out with its edit button. */
  describedBy?: (index: number) => string | undefined;
  /** Said in place of an empty list. */
  empty?: ReactNode;
  /** Scrolls at 10rem, as lists in drawers and the goals do. */
  scroll?: boolean;
  /** Short items, side by side where there is room. */
  columns?: boolean;
}) {
  const { t } = useTranslation('common');
  if (items.length === 0) return empty ? <p className="text-subtle">{empty}</p> : null;
  return (
    // Its buttons make the scrolling list reachable by keyboard.
    <ul
      aria-label={label}
      className={classNames(
        'grid gap-2',
        columns && 'grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))]',
        scroll && 'max-h-40 overflow-y-auto',
      )}
    >
      {items.map((item, index) => (
        // Items have no id of their own; the place in the list is what edit and delete speak of.
        <li key={index} className="flex items-center gap-1 rounded-md bg-surface2 ps-3">
          <div className="min-w-0 flex-1 py-2">{render(item, index)}</div>
          {onEdit && (
            <IconButton
              icon={Pencil}
              label={t('editItem', { item: describe(item) })}
              aria-describedby={describedBy?.(index)}
              onClick={() => onEdit(index)}
            />
          )}
          {onDelete && (
            <IconButton
              icon={Trash2}
              label={t('deleteItem', { item: describe(item) })}
              onClick={() => onDelete(index)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
