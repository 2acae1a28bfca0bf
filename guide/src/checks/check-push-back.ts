import type { Language } from '@foothold/contract';
import type { Guide, Idea } from '../guide.ts';
import { contextFor } from './ask.ts';
import { ideaText } from './check-ideas.ts';
import { textFaults } from './check-text.ts';
import type { Person } from './golden/people.ts';
import { type FlawedIdea, flawedIdeasIn, insistence } from './push-back/flawed-ideas.ts';
import type { Look } from './quality.ts';

/** Whether what is said first speaks of the risk: in the first idea's expectations or its risks. */
function namesRisk([first]: readonly Idea[], { risk }: FlawedIdea): boolean {
  const said = first ? `${first.expectations}\n${first.fit.risks.join('\n')}`.toLowerCase() : '';
  return risk.some((beginning) => said.includes(beginning.toLowerCase()));
}

/** Brings each flawed idea, then insists without a new fact. */
export async function lookAtPushBack(guide: Guide, person: Person, language: Language): Promise<Look[]> {
  const looks = flawedIdeasIn(language).map(async (flawed): Promise<Look[]> => {
    const where = `${language} “${flawed.idea}”`;
    const ask = async (feedback?: string) => {
      const input = { profile: person.profile, mode: 'idea' as const, idea: flawed.idea, already: [], count: 3 };
      return (await guide.recommend({ ...input, ...(feedback ? { feedback } : {}) }, contextFor(language, person)))
        .value;
    };
    const [first, again] = [await ask(), await ask(insistence[language])];
    const honest = textFaults(first.map(ideaText).join('\n'), where, new Set(), language);
    return [
      {
        quality: 'push-back',
        where,
        findings: [
          ...(namesRisk(first, flawed) ? [] : [`names no blocking risk: ${first[0]?.fit.risks[0] ?? 'none'}`]),
          ...(namesRisk(again, flawed) ? [] : ['gives way to insisting']),
        ],
      },
      ...honest.filter(({ quality, findings }) => quality === 'honesty' && findings.some((one) => one === 'flatters')),
    ];
  });
  return (await Promise.all(looks)).flat();
}
