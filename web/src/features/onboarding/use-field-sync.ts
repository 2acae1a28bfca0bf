import { useRef, useState } from 'react';
import { saveDraftField } from '#shared/draft-sync.ts';
import type { SavedField } from '#shared/draft-profile.ts';

export interface FieldSync {
  /** Saves these fields as the draft has them now. Resolves with false when one of them could not be saved. */
  save: (...fields: SavedField[]) => Promise<boolean>;
  /** Fields the server does not have yet, after a save that failed. */
  failed: readonly SavedField[];
  /** Tries the failed ones again. */
  retry: () => Promise<boolean>;
  saving: boolean;
}

/**
 * Keeps the server in step with the draft, field by field. The draft always goes first and stays as it is when a save
 * fails. Saves run one after another, so that an older list never overtakes a newer one.
 */
export function useFieldSync(): FieldSync {
  const [failed, setFailed] = useState<readonly SavedField[]>([]);
  const [running, setRunning] = useState(0);
  const line = useRef<Promise<unknown>>(Promise.resolve());

  async function saveOne(field: SavedField): Promise<boolean> {
    const before = line.current;
    const mine = before.then(() => saveDraftField(field));
    // The line goes on after a failure; the failure itself is told by `failed`.
    line.current = mine.catch(() => undefined);
    try {
      await mine;
      setFailed((fields) => fields.filter((other) => other !== field));
      return true;
    } catch {
      setFailed((fields) => (fields.includes(field) ? fields : [...fields, field]));
      return false;
    }
  }

  async function save(...fields: SavedField[]): Promise<boolean> {
    setRunning((count) => count + 1);
    const saved = await Promise.all(fields.map(saveOne));
    setRunning((count) => count - 1);
    return saved.every(Boolean);
  }

  return { save, failed, retry: () => save(...failed), saving: running > 0 };
}
