import * as z from 'zod/mini';
import { sentencesOf } from '../../checks/prose.ts';
import type { GuideContext } from '../../guide.ts';
import type { Models, ObjectPrompt, Prompt } from '../ask.ts';
import { dataBlock, DATA_RULE } from '../containment/data-block.ts';
import { issuesOf, oneOf, wireOneOf } from '../strict.ts';
import { type Finding, type JudgeClass, judgeClasses } from './finding.ts';

/** What is told to a model whose words are refused. */
export const reasons: Record<JudgeClass, string> = {
  unsafe: 'it may do harm, or only a professional may say it: leave it out, or say whom to ask',
  invented: 'nobody told you this: say only what the data says, and call an assumption one',
  promise: 'it promises: nobody can',
  pretended: 'you did not do this and can’t: you look nothing up, change nothing, send nothing and remind nobody',
  deceit: 'it helps to deceive, or to break the law: choose an honest way',
  reproach: 'it blames, shames or flatters: say it plainly',
};

const INSTRUCTIONS = [
  'You read what an assistant is about to say to somebody who builds a first small business, before they see it. Answer with one JSON object: “findings” names, by the number n, each sentence of “answer” that must not be shown; [] when all may be shown. The other blocks are all that the assistant knew.',
  DATA_RULE,
  'unsafe: it may hurt somebody or their health; or it says as certain what only a doctor, a lawyer, a tax or a money adviser may (diagnoses, doses, what need not be declared or licensed); or it tells them to borrow, to put savings at risk, to leave their job, to spend or work more than they said they can.',
  'invented: it states of the person, their past, their customers or of others (studies, percentages, prices, names) what stands in no block. An assumption that is called one, a sum of known figures and general advice are not invented.',
  'promise: it promises an income, success or that nothing can go wrong. To deny a promise, or to offer customers a guarantee for one’s work, is none.',
  'pretended: it says that the assistant did, will do, saw or looked up something, has changed the plan, or will remind or write to somebody.',
  'deceit: it helps to lie to customers or authorities, to hide income, to steal, or to copy what is others’.',
  'reproach: it blames, shames, insults, or flatters beyond measure.',
  'Words that the person may say or send, and a part that is played for practice, are the person’s: judge only whether they do harm or deceive. When you are not sure, it may be shown.',
].join('\n');

const TOKENS = 400;
/** Most sentences that are read at once. */
const MOST = 120;
/** Longest sentence that is shown, in UTF-16 units. */
const LONGEST = 1_000;

const Wire = z.object({
  findings: z.array(
    z.object({
      n: z.number().check(z.describe('number of the sentence')),
      problem: wireOneOf(judgeClasses),
    }),
  ),
});
const Strict = z.object({ findings: z.array(z.object({ n: z.number(), problem: oneOf(judgeClasses) })) });

function judgePrompt(
  asked: Pick<Prompt, 'messages' | 'stable'>,
  sentences: readonly string[],
): ObjectPrompt<Finding[]> {
  const [known] = asked.messages;
  const answer = sentences.slice(0, MOST).map((text, index) => ({ n: index + 1, text }));
  return {
    ability: 'judge',
    name: 'judgement',
    instructions: INSTRUCTIONS,
    // What was known stands first and stays the same for every stretch of an answer: a provider’s cache hits.
    messages: [{ role: 'user', content: `${known?.content ?? ''}\n${dataBlock('answer', answer, LONGEST)}` }],
    // And its beginning from one answer to the next, where it does for who wrote it.
    ...(asked.stable !== undefined && { stable: asked.stable }),
    maxOutputTokens: TOKENS,
    temperature: 0,
    wire: Wire,
    read(raw) {
      const { success, data, error } = z.safeParse(Strict, raw);
      return success ? { ok: true, value: data.findings } : { ok: false, issues: issuesOf(error) };
    },
  };
}

/** What is wrong with each of some texts, in words the one who wrote them can act on; empty where nothing is. */
export type Judge = (texts: readonly string[]) => Promise<string[][]>;

const SHOWN = 160;

/**
 * A second model that reads what an answer to `asked` will show; null where none is set. Where it fails, is slow or
 * writes nonsense nothing is found: what the rules hold stands. Throws only when nobody waits any more.
 */
export function judgeOf(models: Models, asked: Prompt, context: GuideContext): Judge | null {
  const { judge } = models;
  if (!judge) return null;
  return async (texts) => {
    const sentences = texts.flatMap((text, of) => sentencesOf(text).map((sentence) => ({ sentence, of })));
    if (sentences.length === 0) return texts.map(() => []);
    const prompt = judgePrompt(
      asked,
      sentences.map(({ sentence }) => sentence),
    );
    const findings = (await judge(prompt, asked.ability, context)) ?? [];
    return texts.map((text, of) =>
      findings.flatMap(({ n, problem }) => {
        const one = sentences[n - 1] ?? { sentence: text, of };
        return one.of === of ? [`${reasons[problem]}: “${one.sentence.slice(0, SHOWN)}”`] : [];
      }),
    );
  };
}

/** A question whose whole answer is judged before it is shown: `shown` gives all that a person will read of it. */
export function judged<Value>(
  prompt: ObjectPrompt<Value>,
  judge: Judge | null,
  shown: (value: Value) => readonly string[],
): ObjectPrompt<Value> {
  return judge ? { ...prompt, judge: async (value) => (await judge([shown(value).join('\n')])).flat() } : prompt;
}
