import { type FieldUpdate, type ListField, nameIn } from '@foothold/contract';
import { isListField, type ChecklistField } from './checklist.ts';
import { fieldsFromUpdate, type DraftFields } from '#shared/draft-profile.ts';

/** A field the interview changed, and what the draft had there before: enough to say it and to take it back. */
export interface SavedChange {
  field: ChecklistField;
  before: Partial<DraftFields>;
  after: Partial<DraftFields>;
}

/** What an update does to a draft. */
export function changeOf(draft: DraftFields, update: FieldUpdate): SavedChange {
  const after = fieldsFromUpdate(update);
  const field = Object.keys(after)[0] as ChecklistField;
  return { field, before: { [field]: draft[field] }, after };
}

/** The changes of one reply with a further one; a field changed twice is one change from the first to the last. */
export function withChange(changes: readonly SavedChange[], change: SavedChange): SavedChange[] {
  const first = changes.find((other) => other.field === change.field);
  if (!first) return [...changes, change];
  return changes.map((other) => (other === first ? { ...change, before: first.before } : other));
}

/** Names of the items of a list. */
function namesIn<Name extends ListField>(fields: Partial<DraftFields>, field: Name): string[] {
  return (fields[field] ?? []).map(nameIn(field));
}

/** The items that an update put into a list and took out of it, by name. */
export function listChange({ field, before, after }: SavedChange): { added: string[]; removed: string[] } {
  if (!isListField(field)) return { added: [], removed: [] };
  const old = namesIn(before, field);
  const now = namesIn(after, field);
  return { added: now.filter((name) => !old.includes(name)), removed: old.filter((name) => !now.includes(name)) };
}
