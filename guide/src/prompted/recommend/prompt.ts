import { archetypeOf } from '../../catalogue/archetype-facts.ts';
import { wordsOf } from '../../catalogue/load.ts';
import { formOfId } from '../../catalogue/work/compose.ts';
import { phrasesFor } from '../../phrases/phrases-for.ts';
import { fill } from '../../text/fill.ts';
import { ownShare } from '../../ideas/brought.ts';
import type { Prompt } from '../ask.ts';
import { withCanary } from '../containment/canary.ts';
import { dataBlock, DATA_RULE } from '../containment/data-block.ts';
import { languageRule } from '../languages.ts';
import { MEMORY_RULE } from '../memory-data.ts';
import { profileData } from '../profile-data.ts';
import type { Question } from './question.ts';

const INSTRUCTIONS = [
  'You find small businesses that one person can begin beside their life, with what they have. Answer with one JSON object.',
  DATA_RULE,
  MEMORY_RULE,
  'Work in two stages. First “candidates”: eight ideas in one line each, unlike each other, with the numbered facts they rest on. Then “ideas”: the best of them written out, as many as “task” asks for.',
  'Each idea rests on what this very person can, knows or likes. Name facts only by their numbers (E1, E2 …) in “evidence”, never a place or a sum to earn; in “why_you” say what each means for the work, and quote the person only to the letter and in quotation marks. Claim nothing of the person that no fact says.',
  'Stay within “limits”: hours, cost band, age, place, and what was ruled out. The catalogue holds work that is known to suit; follow an entry (name it in “entry”) or find something that suits better, with its own “unit” and the hours one takes (a blade, not a job of three hours).',
  'Spread the ideas over different sectors and customers. Never repeat what was shown, in other words either; heed why ideas were declined, and what the feedback asks for.',
  'When the person brought an idea or a business, the first ideas are versions of it (own true): the smallest test, one group of customers, the next step. “standing” is what was found to stand in its way. Take it as given: name further risks that could stop it, never play one down. Being sure, or hearing that others like it, changes nothing; only a new fact does.',
  'Be honest. Promise nothing, praise nothing, no income, no statistics, no percentages. Write no amounts of money and no prices, and do no sums: the product works out money and time from the person’s own figures. Other numbers only up to twelve, as in “ask five people”.',
  'Write plainly, for somebody who has never run a business: short sentences of at most fourteen words, everyday words, no markdown, no links.',
].join('\n');

function limitsData({ limits, deniedForms }: Question) {
  const { hours, age, band, place, ruledOut } = limits;
  const forms = [...deniedForms];
  return {
    hours_per_week: hours,
    age,
    most_cost_band: band,
    place,
    ruled_out: [...ruledOut],
    ...(forms.length > 0 ? { forms_not_wanted: forms } : {}),
  };
}

/** Entries of the catalogue in the person's language, each once. */
function catalogueData({ near, words, input }: Question) {
  const phrases = phrasesFor(input.profile, undefined, words);
  const ids = new Set(near.flatMap(({ fit }) => fit.archetype ?? []));
  return [...ids].flatMap((id) => {
    const entry = archetypeOf(id);
    if (!entry) return [];
    const { sector, place, unit, hours_per_unit, hours_per_week, startup_cost_band, min_age } = entry;
    const form = formOfId(id);
    const { what_it_is, risks } = wordsOf(words, id);
    return [
      {
        entry: id,
        sector,
        ...(form ? { form } : {}),
        place,
        unit,
        hours_per_unit,
        hours_per_week,
        startup_cost_band,
        min_age,
        what_it_is: fill(what_it_is, phrases),
        risk: fill(risks[0] ?? '', phrases),
      },
    ];
  });
}

/** Ideas shown or declined that are told, the latest; every one of them counts when an answer is read. */
const MOST_SHOWN = 60;

function shownData({ input }: Question) {
  return input.already.slice(-MOST_SHOWN).map(({ title, fit, declined }) => ({
    title,
    entry: fit.archetype,
    ...(declined ? { declined } : {}),
  }));
}

/** Longest single text of each block, in UTF-16 units. */
const LONGEST = 1_500;

const COMMON_TOKENS = 1_800;
const TOKENS_OF_ONE = 1_500;

/** Asks for ideas: the person first, then the catalogue, then what was said before, then what is asked now. */
export function ideasPrompt(question: Question): Prompt {
  const { language, count, wanted, input, brought, standing, seed } = question;
  const task = { ideas: count, facts_each: wanted, own: brought === '' ? 0 : ownShare(count), mode: input.mode };
  const blocks = [
    dataBlock('profile', profileData(input.profile, question.facts), LONGEST),
    dataBlock('limits', limitsData(question)),
    dataBlock('catalogue', catalogueData(question)),
    ...(input.already.length > 0 ? [dataBlock('shown', shownData(question), LONGEST)] : []),
    ...(brought === '' ? [] : [dataBlock('brought', brought), dataBlock('standing', standing)]),
    ...(input.feedback ? [dataBlock('feedback', input.feedback)] : []),
    dataBlock('task', task),
  ];
  return {
    ability: 'recommend',
    instructions: withCanary(`${INSTRUCTIONS}\n${languageRule(language)}`, seed),
    messages: [{ role: 'user', content: blocks.join('\n\n') }],
    maxOutputTokens: COMMON_TOKENS + TOKENS_OF_ONE * count,
  };
}
