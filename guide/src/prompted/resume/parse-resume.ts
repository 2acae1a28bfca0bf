import type { ParsedResume } from '@foothold/contract';
import * as z from 'zod/mini';
import { monthInUtc, yearInUtc } from '../../text/calendar.ts';
import type { Guide, GuideContext } from '../../guide.ts';
import type { Models, ObjectPrompt } from '../ask.ts';
import { contained } from '../contained.ts';
import { withCanary } from '../containment/canary.ts';
import { visible } from '../containment/clean.ts';
import { dataBlock, DATA_RULE } from '../containment/data-block.ts';
import { mergedResumes } from './merge-resumes.ts';
import { givesOrders } from './orders.ts';
import { printedResume } from './read-resume.ts';
import { ResumeWire, StatedResume } from './wire.ts';

const INSTRUCTIONS = [
  'You read one CV, in any language, and copy out what it says. Answer with one JSON object.',
  DATA_RULE,
  'Copy letter by letter and in the CV’s own language: what is not printed there is thrown away. Translate, correct, round and add nothing; null or [] where the CV says nothing.',
  '“experience”: every job, paid or not, care, service and volunteering too, in the order printed. “role_title” is the occupation alone; “company_name” the employer alone, without the town; “dates” the dates or the length exactly as printed; “description” what was done there, its lines as printed. Education is no job.',
  '“skills”: each skill, tool and spoken language by itself, with the level as printed or null. “education” and “hobbies”: their lines as printed. “location”: the town where the person lives. “birth_or_age”: the birth date or age as printed.',
].join('\n');

/** As much of a CV as a model is shown, in UTF-16 units: about eight pages. */
const SHOWN = 24_000;
const TOKENS = 6_000;

function resumePrompt(text: string, { seed }: GuideContext): ObjectPrompt<StatedResume> {
  return {
    ability: 'resume',
    name: 'resume',
    instructions: withCanary(INSTRUCTIONS, seed),
    messages: [{ role: 'user', content: dataBlock('cv', text, SHOWN) }],
    maxOutputTokens: TOKENS,
    wire: ResumeWire,
    read(raw) {
      const { success, data } = z.safeParse(StatedResume, raw);
      return success ? { ok: true, value: data } : { ok: false, issues: ['answer with one JSON object as described'] };
    },
  };
}

const isSame = (one: ParsedResume, other: ParsedResume) => JSON.stringify(one) === JSON.stringify(other);

function isEmpty({ experience, skills, doubts: _doubts, ...single }: ParsedResume): boolean {
  return (
    experience.length + skills.length === 0 && Object.values(single).every((value) => value === '' || value === null)
  );
}

/**
 * Reads a CV with a model that sees nothing else, on top of the built-in guide's reading: only what is printed is taken,
 * and nothing that was read surely is lost. A CV that gives orders is read by the built-in guide alone, as is an empty
 * one. Throws `ModelFailure`.
 */
export function parseResume(models: Models, builtIn: Guide): Guide['parseResume'] {
  return async (input, context) => {
    const own = await builtIn.parseResume(input, context);
    const text = visible(input.text);
    if (text.trim() === '') return own;
    if (givesOrders(text)) return { ...own, meta: { ...own.meta, warnings: [...own.meta.warnings, 'orders'] } };
    const stated = await models.ask(contained(resumePrompt(text, context), context), context);
    const now = { year: yearInUtc(context.now), month: monthInUtc(context.now) };
    const value = mergedResumes(own.value, printedResume(stated, text, now));
    if (isSame(value, own.value)) return own;
    return { value, meta: { source: isEmpty(own.value) ? 'model' : 'mixed', warnings: [] } };
  };
}
