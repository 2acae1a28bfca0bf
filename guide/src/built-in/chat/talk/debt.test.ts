import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { readRequest } from './requests.ts';

describe('a reminder of what is owed', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'write to Lou that she still owes me 45 for the gate', '45', 'the gate'],
    ['en', 'message to Lou: you owe me £45 and I need it by Friday', '£45', 'I need it by Friday'],
    ['en', 'write to Lou, she has not paid me the 45 for the gate', '45', 'the gate'],
    ['fr', 'écris à Lou qu’elle me doit 45 euros pour le portail', '45 euros', 'le portail'],
    ['es', 'escribe un mensaje a Lou que me debe 45 euros por la verja', '45 euros', 'la verja'],
    ['pt', 'escreve uma mensagem para a Lou que ela me deve 45 pelo portão', '45', 'portão'],
    ['he', 'תכתבי הודעה ללואיזה שהיא חייבת לי 45 שקל על השער', '45 שקל', 'השער'],
  ])('names the amount and keeps what else was told, in %s: %s', (language, message, price, rest) => {
    const request = readRequest(message, language);
    expect(request).toMatchObject({ aim: 'reminder', price });
    expect(request?.about).toContain(rest);
  });

  it.each<[Language, string]>([
    ['en', 'write to Lou, I owe her 45 for the gate'],
    ['en', 'write to Lou that she does not owe me 45 any more'],
    ['en', 'write to Lou that her cousin owes me 45'],
    ['en', 'write to Lou: her cousin says she owes me 45'],
    ['en', 'write to Lou that she owes Sami 45'],
    ['en', 'write to Lou that she owes me 4 ladders'],
    ['en', 'write to Lou that she owes me an explanation'],
    ['en', 'write to Lou about my cousin, he owes me 45'],
    ['en', 'write to Lou that she owes me £45 no longer'],
    ['en', 'write to my landlady that I have not paid the 450 yet'],
    ['en', 'write to Lou that her cousin has not paid me the 45'],
    ['fr', 'écris un message à Lou que je n’ai pas encore payé les 45 euros'],
    ['es', 'escribe un mensaje a Lou que su primo no ha pagado 45'],
    ['pt', 'escreve uma mensagem para a Lou que o primo dela não pagou 45'],
    ['fr', 'écris à Lou que je lui dois 45 euros'],
    ['fr', 'écris à Lou qu’elle ne me doit plus 45 euros'],
    ['fr', 'écris à Lou que son cousin me doit 45'],
    ['fr', 'écris à Lou qu’elle me doit 4 échelles'],
    ['es', 'escribe un mensaje a Lou que le debo 45 euros'],
    ['es', 'escribe un mensaje a Lou que ya no me debe 45'],
    ['es', 'escribe un mensaje a Lou que su primo me debe 45'],
    ['es', 'escribe un mensaje a Lou que me debe 4 escaleras'],
    ['pt', 'escreve uma mensagem para a Lou que eu lhe devo 45'],
    ['pt', 'escreve uma mensagem para a Lou que ela já não me deve 45'],
    ['pt', 'escreve uma mensagem para a Lou que o primo dela me deve 45'],
    ['pt', 'escreve uma mensagem para a Lou que ela me deve 4 escadas'],
    ['he', 'תכתבי הודעה ללואיזה שאני חייבת לה 45 שקל'],
    ['he', 'תכתבי הודעה ללואיזה שהיא כבר לא חייבת לי 45 שקל'],
    ['he', 'תכתבי הודעה ללואיזה שבן דוד שלה חייב לי 45 שקל'],
    ['he', 'תכתבי הודעה ללואיזה שהיא חייבת לי 4 סולמות'],
  ])('is none where the one addressed does not owe the writer money, in %s: %s', (language, message) => {
    const request = readRequest(message, language);
    expect(request?.aim ?? 'tell').toBe('tell');
    expect(request?.price ?? '').toBe('');
  });

  it.each<[Language, string]>([
    ['en', 'write to Lou that she has not paid 4 ladders'],
    ['en', 'the shed is done and Lou owes me 45, write to her'],
    ['es', 'escribe un mensaje a Lou, todavía no me ha pagado 4 escaleras'],
    ['fr', 'écris un message à Lou, elle n’a pas payé 4 échelles'],
  ])('names no amount where it is not sure, in %s: %s', (language, message) => {
    expect(readRequest(message, language)?.price ?? '').toBe('');
  });
});

describe('whom a message is for', () => {
  it.each([
    'I owe Lou 45, write to her',
    'I’m late for Lou, write to her',
    'Lou’s cat ran away and she cries, write to her',
  ])('is nobody that is only spoken of: %s', (message) => {
    expect(readRequest(message, 'en')?.to).toBe('');
  });
});
