import { useDraftText } from '#shared/chat/use-draft-text.ts';

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
export function useTypedItem<Form extends object>(key: string, blank: Form): [Form, (form: Form) => void] {
  const { text, set } = useDraftText(`onboarding:${key}`);
  return [text === '' ? blank : keptOver(blank, text), (form) => set(form === blank ? '' : JSON.stringify(form))];
}
