import {
  type AskedField,
  askedFields,
  isListField,
  type Language,
  type Profile,
  SuggestedChange,
} from '@foothold/contract';
import * as z from 'zod/mini';
import { updatesBetween } from '../../interview/updates.ts';
import { cleaned } from '../containment/clean.ts';
import { plainMarkdown } from '../containment/markdown-filter.ts';
import { type Conversation, extractedIn, withExtracted } from '../interview/extracted.ts';

export const changeKinds = ['plan', 'profile'] as const;
/** What of the profile a chat may suggest to change; a job and an age are for the interview. */
const apart: readonly AskedField[] = ['experience', 'age'];
const mayChange = askedFields.filter((field) => !apart.includes(field));
export const changedFields = [
  ...mayChange.filter((field) => !isListField(field)),
  ...mayChange.filter((field) => isListField(field)),
];

const REQUEST_LIMIT = 1_000;
const REASON_LIMIT = 300;

const Raw = z.object({
  kind: z.string(),
  request: z.optional(z.nullable(z.string())),
  field: z.optional(z.nullable(z.string())),
  value: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  reason: z.optional(z.nullable(z.string())),
});

const plain = (text: string, limit: number) => cleaned(plainMarkdown(text).replace(/\s+/gu, ' ').trim(), limit);

function changeOf(raw: z.infer<typeof Raw>, profile: Profile, heard: () => Conversation, language: Language): unknown {
  if (raw.kind === 'plan') return { kind: 'plan', request: plain(raw.request ?? '', REQUEST_LIMIT) };
  if (raw.kind !== 'profile') return null;
  const value = String(raw.value ?? '');
  const number = Number(value.trim() === '' ? Number.NaN : value);
  const facts = extractedIn([
    { field: raw.field, action: 'set', text: value, number: Number.isFinite(number) ? number : null },
  ]);
  const updates = updatesBetween(profile, withExtracted(profile, facts, heard(), language));
  const [update] = updates;
  return update && updates.length === 1
    ? { kind: 'profile', update, reason: plain(raw.reason ?? '', REASON_LIMIT) }
    : null;
}

/**
 * A change that an answer suggests, as the contract allows it; undefined when it suggests none, nothing that may be
 * suggested, or what the person did not say. It is only shown: who accepts it makes it.
 */
export function suggestedChange(
  raw: unknown,
  profile: Profile,
  heard: () => Conversation,
  language: Language,
): SuggestedChange | undefined {
  const read = z.safeParse(Raw, raw);
  if (!read.success) return undefined;
  const { success, data } = z.safeParse(SuggestedChange, changeOf(read.data, profile, heard, language));
  return success ? data : undefined;
}
