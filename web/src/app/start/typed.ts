type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function stateOf(field: Field): string | boolean {
  return field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : field.value;
}

/** Sets what a person would set, past React's own note of the value, and tells the page as their typing would. */
function enter(field: Field, state: string | boolean): void {
  if (typeof state === 'boolean') {
    if ((field as HTMLInputElement).checked !== state) field.click();
    return;
  }
  const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  value?.set?.call(field, state);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Notes what was typed, ticked or filled in by the browser while the page was only prerendered. The function that comes
 * back puts it into the app's fields, which are the same elements.
 */
export function keepTyped(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<Field>('input, textarea, select')];
  const states = new Map(fields.map((field) => [field, stateOf(field)]));
  return () => {
    for (const [field, state] of states) {
      if (field.isConnected && state !== '' && state !== false) enter(field, state);
    }
  };
}
