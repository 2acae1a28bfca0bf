import { emptyProfile, type ParsedResume, type StoredProfile } from '@foothold/contract';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { fieldsOf, type DraftFields } from '#shared/draft-profile.ts';
import { nothingFromResume, type DraftDoubt, type FromResume } from '#shared/draft-resume.ts';
import { useSettings } from '#shared/settings.ts';
import { readStored, removeStored, writeStored } from '#shared/storage.ts';

export { draftToProfile, fieldsOf, type DraftFields } from '#shared/draft-profile.ts';

export const DRAFT_KEY = 'sk-onboarding';

/** The draft of the onboarding: what the person typed, and what of it the server last had. */
export interface Draft extends DraftFields {
  /** The fields as the server last had them: what differs from here is not saved yet. */
  synced: DraftFields;
  /** Whose draft this is (the token's subject); null before anyone signed in. */
  owner: string | null;
  /** What of the draft came out of CVs, and what of that had better be looked at. */
  fromResume: FromResume;
  doubts: DraftDoubt[];
  /** These three last for the visit only. */
  intentSaved: boolean;
  intentError: string | null;
  parsedResume: ParsedResume | null;
}

function emptyFields(): DraftFields {
  const { language } = useSettings.getState();
  const chosen = { onboarding_mode: 'brainstorm' as const, idea_text: '', business_desc: '' };
  return fieldsOf({ ...emptyProfile, ...chosen, language });
}

function emptyDraft(): Draft {
  const fields = emptyFields();
  return {
    ...fields,
    synced: fields,
    owner: null,
    fromResume: nothingFromResume,
    doubts: [],
    intentSaved: false,
    intentError: null,
    parsedResume: null,
  };
}

export const useDraft = create<Draft>()(
  persist(emptyDraft, {
    name: DRAFT_KEY,
    version: 1,
    storage: createJSONStorage(() => ({ getItem: readStored, setItem: writeStored, removeItem: removeStored })),
    // A draft from before there was a field has nothing of it, and so had the server.
    merge: (kept, draft) => {
      const known = kept as Partial<Draft> | undefined;
      return { ...draft, ...known, synced: { ...draft.synced, ...known?.synced } };
    },
    partialize: ({ intentSaved: _saved, intentError: _error, parsedResume: _resume, ...kept }) => kept,
  }),
);

const fieldNames = Object.keys(emptyFields()) as (keyof DraftFields)[];

/** Deep equality of plain data, enough for what JSON can hold. */
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Names of the fields typed since the last sync. */
export function unsyncedFields(draft: Draft = useDraft.getState()): (keyof DraftFields)[] {
  return fieldNames.filter((name) => !same(draft[name], draft.synced[name]));
}

/** Notes that the server now has these values. */
export function markSynced(fields: Partial<DraftFields>): void {
  useDraft.setState((draft) => ({ synced: { ...draft.synced, ...fields } }));
}

/**
 * Takes over what the server has. A field typed since the last sync keeps the local text, so that an older answer never
 * wipes it out; another person's draft (a different `owner`) is dropped first.
 */
export function hydrateDraft(stored: StoredProfile, owner: string | null = null): void {
  const before = useDraft.getState();
  if (before.owner !== null && owner !== null && before.owner !== owner) resetDraft();
  const draft = useDraft.getState();
  const fromServer = fieldsOf(stored);
  const kept = Object.fromEntries(unsyncedFields(draft).map((name) => [name, draft[name]]));
  useDraft.setState({ ...fromServer, ...kept, synced: fromServer, owner: owner ?? draft.owner });
}

/** Empties the draft, in memory and in the browser's storage. */
export function resetDraft(): void {
  useDraft.setState(emptyDraft());
  useDraft.persist.clearStorage();
}
