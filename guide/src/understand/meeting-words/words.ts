import type { Language } from '@foothold/contract';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import he from './he.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

export type MeetingWord = keyof typeof en;

/** How a language speaks of meeting people, of having them come, and of what is sent instead; words folded. */
export type MeetingWords = Readonly<Record<MeetingWord, ReadonlySet<string>>>;

const setsOf = (words: Record<MeetingWord, string>): MeetingWords => {
  const setOf = (kind: MeetingWord) => new Set(words[kind].split(' ').filter((word) => word !== ''));
  return {
    meet: setOf('meet'),
    receive: setOf('receive'),
    come: setOf('come'),
    home: setOf('home'),
    people: setOf('people'),
    nobody: setOf('nobody'),
    sent: setOf('sent'),
    forbid: setOf('forbid'),
    when: setOf('when'),
    clock: setOf('clock'),
    without: setOf('without'),
    always: setOf('always'),
  };
};

export const meetingWords: Readonly<Record<Language, MeetingWords>> = {
  en: setsOf(en),
  he: setsOf(he),
  fr: setsOf(fr),
  es: setsOf(es),
  pt: setsOf(pt),
};
