import { api, type FieldUpdate } from '@foothold/contract';
import { call } from '#shared/api.ts';
import { markSynced, useDraft } from '#shared/draft.ts';
import { fieldsFromUpdate, fieldUpdateOf, type SavedField } from '#shared/draft-profile.ts';

let saved = 0;

/** How many fields have been saved so far: a profile asked for before the last of them is out of date. */
export function savedFields(): number {
  return saved;
}

/** Saves one field of the draft as it stands. Throws `ApiError`; the local text stays either way. */
export async function saveDraftField(field: SavedField): Promise<void> {
  const draft = useDraft.getState();
  await call(api.profile.saveField, { body: fieldUpdateOf(draft, field) });
  saved += 1;
  markSynced({ [field]: draft[field] });
}

/** Takes over a field the server has already stored, e.g. an interview's update. Lists are whole. */
export function acceptUpdate(update: FieldUpdate): void {
  const fields = fieldsFromUpdate(update);
  useDraft.setState(fields);
  markSynced(fields);
}
