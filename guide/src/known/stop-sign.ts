import type { Language, StopSign } from '@foothold/contract';
import * as z from 'zod';
import { read, type ReadText } from '../text/phrases.ts';
import { numberIn } from '../understand/quantities.ts';
import { goalOf } from '../catalogue/goals/load.ts';
import { formOfId } from '../catalogue/work/compose.ts';
import table from './stop-signs.json' with { type: 'json' };

/** Signs of the catalogue that count answers: at most so many yes of so many. */
export const stopSigns = z.record(z.string(), z.tuple([z.int(), z.int()])).parse(table);

function entryOf(archetype: string | null): string {
  if (archetype === null) return 'shared';
  if (goalOf(archetype)) return archetype;
  const form = formOfId(archetype);
  return form ? `form/${form}` : archetype;
}

const TEN = 10;

/** Every number that is named; “five ten” is fifteen in Hebrew. */
function numbersIn(text: ReadText): Set<number> {
  const numbers = text.map(numberIn);
  return new Set(
    numbers.flatMap((number, index) => {
      const next = numbers[index + 1];
      return number === undefined ? [] : number < TEN && next === TEN ? [number, number + TEN] : [number];
    }),
  );
}

/** Whether these words can be that sign: they name how many are asked, and of a part how many that is. */
function says(stopIf: string, [count, of]: readonly [number, number]): boolean {
  const numbers = numbersIn(read(stopIf));
  return numbers.has(of) && (count === 0 || numbers.has(of - count) || numbers.has(count));
}

/** “None of ten people …”, “twenty people were asked and nobody …”, however a model words it. */
const none: Record<Language, { nobody: RegExp; people: RegExp }> = {
  en: {
    nobody: /\b(?:none|nobody|no one|not one)\b/iu,
    people: /(\S+) (?:people|persons|customers|owners|neighbours|neighbors|families|households|firms|friends)\b/iu,
  },
  he: { nobody: /(?:אף אחד|אף אחת|אף לא|איש לא)/u, people: /(\S+) (?:אנשים|לקוחות|שכנים|משפחות|בעלי)/u },
  fr: {
    nobody: /(?:\baucune? n|\bpersonne n|\bpas une?\b)/iu,
    people: /(\S+) (?:personnes|clients|voisins|familles|entreprises|propriétaires)/iu,
  },
  es: {
    nobody: /\b(?:ningun[oa]|nadie)\b/iu,
    people: /(\S+) (?:personas|clientes|vecinos|familias|empresas|dueños)/iu,
  },
  pt: {
    nobody: /\b(?:nenhuma?|ninguém)(?!\p{L})/iu,
    people: /(\S+) (?:pessoas|clientes|vizinhos|famílias|empresas|donos)/iu,
  },
};

const FEWEST = 3;
const MOST = 50;

/** The sign in words that nobody of so many says yes; undefined of all other words. */
function noneOfMany(stopIf: string, language: Language): StopSign | undefined {
  const { nobody, people } = none[language];
  if (!nobody.test(stopIf)) return undefined;
  // In Hebrew nobody is “not one”.
  const numbers = [...numbersIn(read(stopIf.replace(nobody, '')))];
  const [word] = read(people.exec(stopIf)?.[1] ?? '');
  const of = word && numberIn(word);
  if (of === undefined || numbers.length !== 1 || of < FEWEST || of > MOST || !Number.isInteger(of)) return undefined;
  return { count: 0, of, when: 'yes' };
}

/** The count that a step's sign to stop comes to; undefined where its words are no count of answers. */
export function stopSignOf(
  step: { ref: string | null; stop_if: string },
  { archetype, language }: { archetype: string | null; language: Language },
): StopSign | undefined {
  const [kind, phase] = step.ref?.split('.') ?? [];
  const known = kind === 'phase' ? stopSigns[`${entryOf(archetype)}/${phase}`] : undefined;
  if (known && says(step.stop_if, known)) return { count: known[0], of: known[1], when: 'yes' };
  return noneOfMany(step.stop_if, language);
}
