import { api, type FieldUpdate } from '@foothold/contract';
import { call } from '#shared/api.ts';
import { markSynced, useDraft } from '#shared/draft.ts';
import { keepChange, mustKeep } from '#shared/offline/outbox.ts';
import { fieldsFromUpdate, fieldUpdateOf, type SavedField } from '#shared/draft-profile.ts';

let saved = 0;

/** How many fields have been saved so far: a profile asked for before the last of them is out of date. */
export function savedFields(): number {
  return saved;
}

/**
 * Saves one field of the draft as it stands, also where the page is left at once; without a network it is kept, and sent once
 * there is one. Throws `ApiError`; the
 * local text stays either way.
 */
export async function saveDraftField(field: SavedField): Promise<void> {
  const draft = useDraft.getState();
  const update = fieldUpdateOf(draft, field);
  if (mustKeep()) {
    await keepChange({ kind: 'field', update });
    return;
  }
  await call(api.profile.saveField, { body: update, outlastsPage: true });
  saved += 1;
  markSynced({ [field]: draft[field] });
}

/** Takes over a field the server has already stored, e.g. an interview's update. Lists are whole. */
export function acceptUpdate(update: FieldUpdate): void {
  const fields = fieldsFromUpdate(update);
  useDraft.setState(fields);
  markSynced(fields);
}
