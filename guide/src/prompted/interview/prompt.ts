import { askedFields, isYesNoField, type Language } from '@foothold/contract';
import { openFields } from '../../interview/conversation.ts';
import { requiredFields } from '../../interview/fields.ts';
import type { GuideContext, OnboardingInput } from '../../guide.ts';
import type { Prompt } from '../ask.ts';
import { aboutPerson, dayOf } from '../chat/prompt.ts';
import { allTalk } from '../talk-data.ts';
import { withCanary } from '../containment/canary.ts';
import { dataBlock, DATA_RULE } from '../containment/data-block.ts';
import { languageRule } from '../languages.ts';

const yesNoFields = askedFields.filter((field) => isYesNoField(field));
const yesNoRule = yesNoFields.length > 0 ? ` Of ${yesNoFields.join(', ')} “text” is yes or no.` : '';

const INSTRUCTIONS = [
  'You are Foothold and get to know somebody who wants a small business beside their life. Answer with one JSON object; its first member is “reply”.',
  DATA_RULE,
  '“reply”: at most 60 words. Answer shortly what the person asks, take up what they said in half a sentence, then ask one question, never two, about the first of “open” that they did not leave out. Whoever wants to skip something is not asked it again. When nothing is open, say that this is enough and that they can press the button below for ideas. No praise, no advice, no ideas for a business, no list of what was noted: the product shows that itself, so say nothing of saving.',
  `“facts”: only what “message” says of the person, each by itself; [] when it says nothing. “field” is one of ${askedFields.join(', ')}. “action” is add; set when it corrects or replaces; remove when the person takes something back. “text” holds the person’s own words, shortened, not translated: for experience the job alone, with “employer” and “months” (whole months; 3 years = 36) when said; for skills one skill with “level” beginner, intermediate or advanced when said. “number” is for hours a week, money a month and age.${yesNoRule} What does not apply is null. Guess nothing, round nothing.`,
  '“suggestions”: up to three short answers to your question in the person’s voice; [] when none can be known.',
  'Promise nothing, name no figures of your own. You save nothing yourself and can do nothing outside this talk.',
  'Write plainly: sentences of at most fourteen words, everyday words, no headings, links or pictures.',
].join('\n');

const TOKENS = 1_200;
const TURNS = 16;
/** Longest turn and longest text of the profile, in UTF-16 units. */
const LONGEST = 1_500;

/** The instructions of the interview, the same for everybody but for the language and the reference at their end. */
function interviewInstructions(language: Language, seed: string): string {
  return withCanary(`${INSTRUCTIONS}\n${languageRule(language)}`, seed);
}

/** Asks for the next turn of the interview. */
export function interviewPrompt(input: OnboardingInput, { language, now, seed }: GuideContext): Prompt {
  const { profile, history, message } = input;
  const open = openFields(profile);
  const blocks = [
    dataBlock('profile', aboutPerson(profile), LONGEST),
    dataBlock('talk', allTalk(history.slice(-TURNS)), LONGEST),
    dataBlock('open', { open, needed: open.filter((field) => requiredFields.includes(field)) }),
    dataBlock('message', { today: dayOf(now), message }),
  ];
  return {
    ability: 'interview',
    instructions: interviewInstructions(language, seed),
    messages: [{ role: 'user', content: blocks.join('\n') }],
    maxOutputTokens: TOKENS,
  };
}
