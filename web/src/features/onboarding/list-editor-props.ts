/** What every list editor takes. */
export interface ListEditorProps<Item> {
  items: readonly Item[];
  /** Gets the whole new list, after every add, change and delete. */
  onChange: (items: Item[]) => void;
  /** Scrolls at 10rem, as lists in drawers do. */
  scroll?: boolean | undefined;
}
