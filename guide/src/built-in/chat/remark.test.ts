import { ASSISTANT, type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import type { ChatTurn } from '../../guide.ts';
import { isRemark } from './remark.ts';

const after = (topic: string): ChatTurn[] => [
  { sender: 'user', content: 'how do I give a first lesson' },
  {
    sender: ASSISTANT,
    content: 'Begin with one thing.',
    record: { answered: { kind: 'explanation', topic, changed: false } },
  } as ChatTurn,
];

const remarks: Record<Language, [remark: string, question: string]> = {
  en: ['and her brother is coming too', 'and what does it cost'],
  he: ['והיא עובדת בלילות', 'אבל איך מתחילים'],
  fr: ['mais il habite au troisième étage', 'et comment je commence'],
  es: ['pero la sala es pequeña', 'y cómo empiezo'],
  pt: ['mas ela mora longe', 'mas o que eu faço primeiro'],
};

describe.each(languages)('a remark in %s', (language) => {
  const [remark, question] = remarks[language];

  it('is said of the short answer before it', () => {
    expect(isRemark(remark, after('working/giving-a-first-lesson'))).toBe(true);
  });

  it('is none behind a card, nor at the beginning, nor where it asks', () => {
    expect(isRemark(remark, after('template'))).toBe(false);
    expect(isRemark(remark, [])).toBe(false);
    expect(isRemark(`${remark}?`, after('working/giving-a-first-lesson'))).toBe(false);
    expect(isRemark(question, after('working/giving-a-first-lesson'))).toBe(false);
  });
});
