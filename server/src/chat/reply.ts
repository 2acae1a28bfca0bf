import {
  FieldUpdate,
  ProposedChange,
  PROPOSALS_MAX,
  ReplyRecord,
  type Source,
  SuggestedChange,
} from '@foothold/contract';
import type { ReplyEvent } from '@foothold/guide';
import * as z from 'zod/mini';
import { storable } from '../guide-client/storable.ts';
import { CallFailure } from '../http/failure.ts';

/** A reply as far as it was made. */
export interface Spoken {
  text: string;
  suggestions: string[];
  updates: FieldUpdate[];
  source: Source | null;
  suggestedChange: SuggestedChange | null;
  /** Changes it proposes. */
  proposals: ProposedChange[];
  /** What it asked and did, as far as it came. */
  record: ReplyRecord;
  /** What stopped it before its end; undefined when it is whole. */
  stoppedBy?: unknown;
}

export interface Listeners {
  onDelta(text: string): void;
  /** Called before the next event is asked for; only updates the contract allows get here. */
  onUpdate(update: FieldUpdate): Promise<void>;
  /** An update or a change that names no field, or has a payload of another kind. */
  onForged(): void;
}

/** Takes a reply to its end, or to where it stops. Never throws. */
export async function takeReply(events: AsyncIterable<ReplyEvent>, listeners: Listeners): Promise<Spoken> {
  const spoken: Spoken = {
    text: '',
    suggestions: [],
    updates: [],
    source: null,
    suggestedChange: null,
    proposals: [],
    record: { asks: null, act: null, before: [] },
  };
  try {
    for await (const event of events) {
      if (event.type === 'delta') {
        const text = storable(event.text);
        spoken.text += text;
        spoken.source = event.source ?? spoken.source;
        listeners.onDelta(text);
      } else if (event.type === 'update') {
        const update = z.safeParse(FieldUpdate, storable(event.update));
        if (!update.success) listeners.onForged();
        else {
          await listeners.onUpdate(update.data);
          spoken.updates.push(update.data);
          const held = z.safeParse(FieldUpdate, storable(event.before));
          if (held.success) spoken.record.before.push(held.data);
        }
      } else {
        const {
          text,
          suggestions,
          meta,
          suggestedChange,
          proposals,
          asks = null,
          act = null,
          askedBack,
          answered,
        } = storable(event);
        const record = z.safeParse(ReplyRecord, { ...spoken.record, asks, act, asked_back: askedBack, answered });
        const change = z.safeParse(z.optional(SuggestedChange), suggestedChange);
        const proposed = z.safeParse(z.array(ProposedChange), proposals ?? []);
        if (!change.success || !proposed.success) listeners.onForged();
        return {
          ...spoken,
          text,
          suggestions,
          source: meta.source,
          suggestedChange: change.data ?? null,
          proposals: (proposed.data ?? []).slice(0, PROPOSALS_MAX),
          record: record.success ? record.data : spoken.record,
        };
      }
    }
    const cause = new Error('The guide ended without finishing its reply');
    return { ...spoken, stoppedBy: new CallFailure('UNAVAILABLE', { cause }) };
  } catch (error) {
    return { ...spoken, stoppedBy: error };
  }
}
