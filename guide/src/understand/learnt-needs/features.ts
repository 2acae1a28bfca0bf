import type { Language } from '@foothold/contract';
import { sizeOf } from '../../reader/classifier.ts';
import { BUCKETS, FEWER, featuresOf, sentencesOf, type WordFeatures } from '../../reader/features.ts';
import { bucketOf } from '../../reader/hash.ts';
import { negatorIn } from '../../text/negation.ts';
import { type NeedClause, needClausesOf, putsNothing, ruledOutByClauses, tiesHome } from '../ruled-out.ts';
import { needWordsIn } from './words.ts';

/** Apart from every kind of feature that words have. */
const KIND = 40;
/** What the marks of a sentence weigh together, beside 1 for each of its words. */
const MARKS_WEIGH = 3;

/** What speaks of something to rule out: “named car”, “causes dust”. */
const isSubject = (role: string) => role.includes(' ');

/** What a clause speaks of and how it stands to that, each by itself and the two together. */
function marksOf(
  { words, named, said, bearings }: NeedClause,
  language: Language,
): { subjects: string[]; bears: string[] } {
  const roles = needWordsIn(words, language).map(({ value }) => value);
  const bears = new Set([...roles.filter((role) => !isSubject(role)), ...bearings.map(({ value }) => `list ${value}`)]);
  if (words.some(negatorIn(language))) bears.add('no');
  const listed = [...named.map(({ value }) => `listed ${value}`), ...said.map((need) => `said ${need}`)];
  return { subjects: [...new Set([...roles.filter(isSubject), ...listed])], bears: [...bears] };
}

const together = (subjects: readonly string[], bears: readonly string[]) =>
  subjects.flatMap((subject) => (bears.length === 0 ? [`${subject} alone`] : bears.map((one) => `${subject} ${one}`)));

/** What lists make of a sentence, the same in every language, so that what one of them taught is known in all. */
function listed(sentence: string, language: Language): string[] {
  const read = needClausesOf(sentence, language);
  const clauses = read.map((clause) => marksOf(clause, language));
  const subjects = [...new Set(clauses.flatMap((one) => one.subjects))];
  const bears = [...new Set(clauses.flatMap((one) => one.bears))];
  return [
    ...[...ruledOutByClauses(read, language)].map((need) => `out ${need}`),
    ...(read.some(({ words }) => tiesHome(words, language)) ? ['out in-person'] : []),
    ...(read.some((clause) => putsNothing(clause, language)) ? ['out capital'] : []),
    ...subjects,
    ...bears,
    ...new Set(clauses.flatMap((one) => together(one.subjects, one.bears).map((mark) => `clause ${mark}`))),
    ...together(subjects, bears),
  ];
}

/** The words of a sentence as the reader of needs sees them, and, as one word more, what lists make of it. */
export function needFeatures(sentence: string, language: Language): WordFeatures[] {
  const words = featuresOf(sentencesOf(sentence).flat(), FEWER);
  const marks = listed(sentence, language);
  const weight = (MARKS_WEIGH / Math.sqrt(marks.length || 1)) * sizeOf(words.length + 1);
  const buckets = Uint32Array.from(marks, (mark) => bucketOf(KIND, mark, BUCKETS));
  return [...words, { buckets, values: new Float32Array(marks.length).fill(weight), ofWords: marks.length }];
}
