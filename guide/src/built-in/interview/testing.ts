import { applyField, emptyProfile, FieldUpdate, type Language, type Profile } from '@foothold/contract';
import * as z from 'zod';
import type { ChatTurn, ReplyEvent } from '../../guide.ts';
import { dayInUtc } from '../../text/calendar.ts';
import { onboardingTurn } from './onboarding-turn.ts';

const NOW = dayInUtc(2026, 10, 16);

/** A person talking to the interview; the profile follows the updates, as the server's does. */
export class Talk {
  profile: Profile = emptyProfile;
  history: ChatTurn[] = [];
  readonly language: Language;

  constructor(language: Language = 'en') {
    this.language = language;
  }

  async say(message: string): Promise<string> {
    const events: ReplyEvent[] = [];
    const input = { profile: this.profile, history: this.history, message };
    for await (const event of onboardingTurn(input, { language: this.language, now: NOW, seed: 's' }))
      events.push(event);
    for (const event of events)
      if (event.type === 'update') this.profile = applyField(this.profile, z.parse(FieldUpdate, event.update));
    const done = events.at(-1);
    if (done?.type !== 'done') throw new Error('The turn did not end.');
    const deltas = events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
    if (deltas !== done.text) throw new Error('The deltas are not the text.');
    if (message !== '') this.history.push({ sender: 'user', content: message });
    const told = events.filter((event) => event.type === 'update');
    const before = told.flatMap((event) => event.before ?? []);
    this.history.push({
      sender: 'foothold',
      content: done.text,
      updates: told.map(({ update }) => update),
      record: { asks: done.asks ?? null, act: done.act ?? null, asked_back: done.askedBack, before },
    });
    return done.text;
  }
}
