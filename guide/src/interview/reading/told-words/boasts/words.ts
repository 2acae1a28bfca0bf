import type { Language } from '@foothold/contract';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import type { BoastWords } from './kinds.ts';
import { pt } from './pt.ts';

/** What a boast speaks of, at most so many letters of it. */
const thingOf = (noSkill: string) => String.raw`(?<skill>(?!(?:${noSkill})(?!\p{L}))\p{L}[\p{L}' -]{1,40}?)`;
const DEED = String.raw`(?<skill>\p{L}[\p{L}' -]{1,60})`;
const ROOM = String.raw`[\p{L}' -]{0,30}?`;

function tall({ denied, tall: words }: BoastWords): string[] {
  const { may, say, sayNothing, teach, deaf, sell, sold, nowhere, make, moved, still } = words;
  const does = `(?:${may}|${say})${sayNothing ? '?' : ''}`;
  const deeds: readonly (readonly [lead: string, deed: string])[] = [
    [does, String.raw`(?:${teach}) ${ROOM}(?:${deaf})(?: ${ROOM}$|$)`],
    [`(?:${may})`, String.raw`(?:${sell}) ${ROOM}(?:${nowhere})$`],
    [does, String.raw`(?:${sell}) ${ROOM}(?:${sold}) ${ROOM}(?:${nowhere})$`],
    [does, String.raw`(?:${make}) (?:${moved}) ${ROOM}(?:${still})$`],
    [does, String.raw`(?:${make}) ${ROOM}(?:${still}) (?:a )?(?:${moved})$`],
  ];
  const notDenied = String.raw`(?<!(?<!\p{L})(?:${denied}) (?:\p{L}+ ){0,2})`;
  return deeds.map(([lead, deed]) => `${notDenied}${lead}(?<skill>${deed})`);
}

function compiled(words: BoastWords): RegExp[] {
  const plain = words.plain.map((one) => one.replace('{thing}', thingOf(words.noSkill)).replace('{deed}', DEED));
  return [...plain, ...tall(words)].map((pattern) => new RegExp(String.raw`(?<![\p{L}'])${pattern}`, 'u'));
}

/** The boasts of each language, each with the part that says at what somebody is good; two denials make no limit. */
export const boastPatterns: Readonly<Record<Language, readonly RegExp[]>> = {
  en: compiled(en),
  he: compiled(he),
  fr: compiled(fr),
  es: compiled(es),
  pt: compiled(pt),
};
