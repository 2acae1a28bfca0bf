import { asksOf } from '../../chat/asks.ts';

/** Beside what the lexicon of the chat knows: “source code” and “password” stand in many a CV, these do not. */
const ORDER =
  /ignor|disregard|forget|oubli|olvid|esque[cç]|התעלם|תתעלם|שכח|system ?prompt|prompt (?:syst|del sist|do sist)|you are now|tu es maintenant|ahora eres|agora voc|מעכשיו את|developer mode|jailbreak|as an ai\b|language model|hidden instruction/iu;
const SAID_TO_A_MODEL =
  /\b(?:ai|llm|chatgpt|gpt|language model|assistant|model|parser)\b[^.\n]{0,40}\b(?:must|should|reading this|please|add|rate|rank|hire)\b|^\s*(?:system|assistant)\s*:/iu;

/** Whether a CV gives orders to whoever reads it: then no model reads it. */
export function givesOrders(cv: string): boolean {
  return cv
    .split('\n')
    .some(
      (line) =>
        SAID_TO_A_MODEL.test(line) ||
        (ORDER.test(line) && asksOf(line).some(({ intent }) => intent === 'instructions')),
    );
}
