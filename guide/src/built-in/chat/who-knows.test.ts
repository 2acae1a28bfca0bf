import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { chatWords } from '../../chat/words.ts';
import { replyTo } from './first-task.fixture.ts';

/** Questions of a craft or a place, which nothing here answers. */
const elsewhere: readonly [Language, string][] = [
  ['en', 'Why does the glaze craze on my stoneware bowls?'],
  ['he', 'למה הזיגוג נסדק על קערות האבן?'],
  ['fr', 'Pourquoi l’émail se fendille-t-il sur mes bols en grès ?'],
  ['es', '¿Por qué se cuartea el esmalte en mis cuencos de gres?'],
  ['pt', 'Por que o esmalte racha nas minhas tigelas de grés?'],
];

/** What is no question, and no word of the task. */
const remarks: readonly [Language, string][] = [
  ['en', 'purple giraffes'],
  ['he', 'ג׳ירפות סגולות'],
  ['fr', 'girafes violettes'],
  ['es', 'jirafas moradas'],
  ['pt', 'girafas roxas'],
];

describe('what nothing here answers', () => {
  it.each(elsewhere)(
    'is said with who would know, where it asks of something else: %s, %s',
    async (language, message) => {
      expect((await replyTo(language, message)).text).toContain(chatWords[language].who_knows);
    },
  );

  it.each(remarks)('is said with what can be asked, where it asks nothing: %s, %s', async (language, message) => {
    expect((await replyTo(language, message)).text).not.toContain(chatWords[language].who_knows);
  });
});
