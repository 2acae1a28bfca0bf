import { DeclineReason, type Language } from '@foothold/contract';
import type { ArchetypeFacts } from '../catalogue/schema.ts';
import { archetypeOf } from '../catalogue/archetype-facts.ts';
import type { ShownIdea } from '../guide.ts';
import { topicsIn } from '../profile/facts.ts';
import { excessesOf, type Limits, NO_LIMITS, placeToldIn } from '../understand/limits.ts';
import { declinedTopics, tightened } from './feedback.ts';
import { topicsOf } from './rank.ts';

type Risk = ArchetypeFacts['risk'];

/** What declining ideas has taught, apart from what the notes say as feedback. */
export interface Lessons {
  /** Archetypes that never come again. */
  never: ReadonlySet<string>;
  /** What later ideas should not exceed: below the hours and the cost of what was declined, or at the other place. */
  limits: Limits;
  /** From this risk on nothing is offered; null when risk was no reason. */
  riskBelow: Risk | null;
  /** Skills that somebody said they lack. */
  lackedTopics: ReadonlySet<string>;
  /** Whether ideas whose skills the person has shown well come first. */
  prefersProven: boolean;
  /** What counts less from now on: sectors and interests of what did not appeal. */
  coolSectors: ReadonlySet<string>;
  coolTopics: ReadonlySet<string>;
  /** Archetypes declined for any reason; they come again only when nothing else is left. */
  declined: ReadonlySet<string>;
  /** Topics a note asks for, and topics it turns down. */
  wantedTopics: ReadonlySet<string>;
  deniedTopics: ReadonlySet<string>;
  /** The place to prefer. */
  place: 'online' | 'local' | null;
}

const risks: readonly Risk[] = ['low', 'medium', 'high'];
/** Just below what was asked for: the same again would be too much again. */
const BELOW = 0.5;

interface Heard {
  shown: ShownIdea;
  archetype: ArchetypeFacts | undefined;
  note: string;
}

/** As much of all notes together as is read, the newest first, in UTF-16 units: what was said long ago has been heeded. */
const READ_OF_NOTES = 8_000;

/** Ideas with as much of their notes as is read. */
export function withNotesRead(already: readonly ShownIdea[]): ShownIdea[] {
  let left = READ_OF_NOTES;
  return already
    .toReversed()
    .map((shown) => {
      if (!shown.declined) return shown;
      const note = shown.declined.note.slice(0, left);
      left -= note.length;
      return { ...shown, declined: { ...shown.declined, note } };
    })
    .reverse();
}

function withReason(already: readonly ShownIdea[], ...reasons: string[]): Heard[] {
  return already.flatMap((shown) => {
    const { declined } = shown;
    if (!declined || !reasons.includes(declined.reason)) return [];
    return [{ shown, archetype: archetypeOf(shown.fit.archetype), note: declined.note }];
  });
}

function least(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : Math.min(...numbers);
}

function otherPlace(heard: readonly Heard[]): 'online' | 'local' | null {
  const [last] = heard.slice(-1);
  if (!last) return null;
  const said = placeToldIn(last.note);
  if (said) return said;
  const { place } = last.shown.fit;
  return place === 'both' ? null : place === 'online' ? 'local' : 'online';
}

/** Reads every reason given so far; the same reasons always teach the same. */
export function lessonsOf(shown: readonly ShownIdea[], language?: Language): Lessons {
  const already = withNotesRead(shown);
  const bored = withReason(already, 'not-interested');
  const long = withReason(already, 'too-much-time');
  const costly = withReason(already, 'too-expensive');
  const risky = withReason(already, 'too-risky');
  const unable = withReason(already, 'lacks-skill');
  const misplaced = withReason(already, 'wrong-place');
  const tried = withReason(already, 'already-tried');
  const hours = least(long.map(({ shown: { fit } }) => Math.max(1, fit.hours_per_week.min - BELOW)));
  const band = least(
    costly.map(({ shown: { fit }, archetype }) =>
      Math.max(0, Math.max(fit.startup_cost_band, archetype?.monthly_cost_band ?? 0) - 1),
    ),
  );
  const risk = least(risky.map(({ archetype }) => Math.max(1, risks.indexOf(archetype?.risk ?? 'medium'))));
  const all = withReason(already, ...DeclineReason.options);
  const noted = all.reduce((limits, { note }) => tightened(limits, note, language), NO_LIMITS);
  return {
    never: new Set([...bored, ...tried].flatMap(({ archetype }) => archetype?.id ?? [])),
    limits: {
      ...noted,
      hours: least([hours, noted.hours].filter((limit) => limit !== null)),
      band: least([band, noted.band].filter((limit) => limit !== null)),
    },
    riskBelow: risk === null ? null : (risks[risk] ?? null),
    lackedTopics: new Set(unable.flatMap(({ archetype }) => archetype?.skills.required.flat() ?? [])),
    prefersProven: unable.length > 0,
    coolSectors: new Set(bored.flatMap(({ archetype }) => archetype?.sector ?? [])),
    coolTopics: new Set(bored.flatMap(({ archetype }) => archetype?.interests ?? [])),
    place: otherPlace(misplaced),
    declined: new Set(all.flatMap(({ archetype }) => archetype?.id ?? [])),
    // “Baking bores me” names what was declined; “rather something with sewing” names what is wanted.
    wantedTopics: new Set(
      all.flatMap(({ note, archetype }) => {
        const own = new Set(archetype ? topicsOf(archetype) : []);
        return [...topicsIn(note)].filter((topic) => !own.has(topic));
      }),
    ),
    deniedTopics: new Set(all.flatMap(({ note }) => [...declinedTopics(note)])),
  };
}

/** What an archetype exceeds of the lessons, in the order in which they are given up when nothing else is left. */
const givenUp = ['again', 'skill', 'place', 'hours', 'money', 'risk'] as const;
type Violation = (typeof givenUp)[number];

/** How gravely an archetype goes against what declining has taught; 0 = not at all. Any later kind outweighs all before. */
export function violationOf(archetype: ArchetypeFacts, lessons: Lessons): number {
  const excess = excessesOf(archetype, lessons.limits);
  const { riskBelow, lackedTopics } = lessons;
  const against: Record<Violation, boolean> = {
    again: lessons.declined.has(archetype.id),
    skill: archetype.skills.required.some((group) => group.every((topic) => lackedTopics.has(topic))),
    place: excess.includes('place'),
    hours: excess.includes('hours'),
    money: excess.includes('money'),
    risk:
      riskBelow !== null &&
      (risks.indexOf(archetype.risk) >= risks.indexOf(riskBelow) || archetype.licence === 'required'),
  };
  return givenUp.reduce((sum, kind, index) => sum + (against[kind] ? 2 ** index : 0), 0);
}
