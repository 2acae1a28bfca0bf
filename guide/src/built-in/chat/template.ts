import type { Purpose } from '../../chat/intents.ts';
import { type Fact, factsOf } from '../../profile/facts.ts';
import { isCommon } from '../../language/common.ts';
import { evidenceFor } from '../../ideas/rank.ts';
import { refusedFact } from '../../understand/facts-refused.ts';
import { quoteFact } from '../../phrases/phrases-for.ts';
import { fill } from '../../text/fill.ts';
import { formsOf, stem } from '../../text/fold.ts';
import { plain } from './plain.ts';
import { subjectsOf } from './search.ts';
import { type Desk, tidy } from './slots.ts';
import type { Standing } from './standing.ts';
import type { Phase } from '../../catalogue/schema.ts';
import type { Kind } from '../../chat/kinds.ts';
import type { ChatWords } from '../../chat/words.ts';

const ofKind: Partial<Record<Kind, Purpose>> = {
  ask: 'ask',
  look: 'ask',
  rules: 'ask',
  practise: 'practise',
  price: 'price',
  page: 'post',
  reach: 'first',
  work: 'first',
  feedback: 'feedback',
  refer: 'referral',
};

const ofPhase: Record<Phase, Purpose> = {
  check: 'ask',
  offer: 'first',
  ready: 'practise',
  'first-customer': 'first',
  repeat: 'referral',
};

const POST_REF = 'shared.post-once';

/** Purposes that reach out to somebody new. */
const toSomebodyNew: ReadonlySet<Purpose> = new Set<Purpose>(['ask', 'first', 'practise']);

/** What a message written at this place is for, when the person does not say. */
export function purposeAt({ substep, kind, phase }: Pick<Standing, 'substep' | 'kind' | 'phase'>): Purpose {
  return substep.ref === POST_REF ? 'post' : (ofKind[kind] ?? ofPhase[phase]);
}

const telling = ['experience', 'skill', 'education', 'hobby'] as const satisfies Fact['kind'][];

/** The facts that the words of a plan name: “cheese made of goat’s milk” speaks for “Goat cheese at the market”. */
function namedIn({ title, short_description, language }: Standing['plan'], facts: readonly Fact[]): Fact[] {
  // “At home” is said of any work, and names none.
  const isUsual = (word: string) => formsOf(word).some((form) => isCommon(stem(form), language));
  const forms = (text: string) =>
    subjectsOf(text)
      .filter((word) => !isUsual(word))
      .flatMap(formsOf)
      .map(stem);
  const held = new Set(forms(`${title} ${short_description}`));
  return facts.filter(({ text }) => forms(text).some((word) => held.has(word)));
}

/** Who the person is: the job, skill, course or hobby that speaks most for this work; empty when none does. */
export function meSentence({ profile, plan, facts, words }: Standing, chat: ChatWords): string {
  const isRefused = refusedFact(profile, words);
  const said = factsOf(profile).filter((fact) => isRefused?.(fact) !== true);
  for (const fact of [...(facts ? evidenceFor(facts, said) : []), ...namedIn(plan, said)]) {
    const kind = telling.find((one) => one === fact.kind);
    if (kind) return fill(chat.me[kind], { fact: plain(quoteFact(fact, words.language)) });
  }
  return '';
}

/** A message to copy, filled from the profile. Asked once more (`times` before), the other version. */
export function template({ standing, slots, chat }: Desk, said: Purpose | null, times: number): string {
  const purpose = said ?? purposeAt(standing);
  const versions = chat.templates[purpose];
  const text = tidy(fill(versions[times % versions.length] ?? '', { ...slots, me: meSentence(standing, chat) }));
  return [
    chat.template_lead,
    `> ${text}`,
    toSomebodyNew.has(purpose) ? fill(chat.template_to, slots) : '',
    times === 0 ? chat.template_more : '',
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
