/** What of a key press is looked at. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The Latin letter or the mark of a key, lower case; on keyboards of other letters, the one that stands in its place. */
function keyOf({ key, code }: KeyPress): string {
  if (/^[\x20-\x7e]$/.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '';
}

/** Ctrl+K, or Command+K. */
export function isPaletteKey(press: KeyPress): boolean {
  return (press.ctrlKey || press.metaKey) && !press.altKey && !press.shiftKey && keyOf(press) === 'k';
}

/** The single key that was pressed: a letter or `?`; null when it is another, or with Ctrl, Alt or Command. */
export function singleKey(press: KeyPress): string | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const key = keyOf(press);
  if (key === '?') return key;
  return /^[a-z]$/.test(key) && !press.shiftKey ? key : null;
}

const TEXT_FIELDS = 'textarea, select, input:not([type=checkbox], [type=radio], [type=button]), [contenteditable=true]';

export function isWindowOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog]') !== null;
}

/** Whether a press at `target` belongs to what is there: a text field, or a window that is open. */
export function isTaken(target: EventTarget | null): boolean {
  return isWindowOpen() || (target instanceof Element && target.closest(TEXT_FIELDS) !== null);
}
