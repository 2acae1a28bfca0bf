import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { requestInOwnWords } from './by-words.ts';

describe('a message asked for in words that only begin like a wish for one', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'draft something tae Mr Oduya, the chairs are dry an he can come Monday', 'Mr Oduya', 'The chairs are dry'],
    ['en', 'text Ivo I finish the seats at 5, the key lies under the pot', 'Ivo', 'I finish the seats at 5, the key'],
    [
      'en',
      'write Ivo that the cane went up to 30, the last one was bad',
      'Ivo',
      'The cane went up to 30, the last one',
    ],
    ['en', 'draft Ama we are fine, money comes Friday', 'Ama', 'We are fine, money comes Friday'],
    ['en', 'text Maria the chairs are ready and can she come Monday', 'Maria', 'The chairs are ready and can she'],
    ['fr', 'rédigez pour tonton Bakari, je passe dimanche prendre le rotin', 'tonton Bakari', 'Je passe dimanche'],
    ['es', 'redacta algo pa la seño Pilar, las sillas ya están secas y son 40', 'Pilar', 'Las sillas ya están secas'],
    ['pt', 'manda aí umas palavra pra botar no mercado, empalho cadeira por 35', '', 'Empalho cadeira por 35'],
    ['he', 'נסח הודעה למשפחת כהן, הכיסאות מוכנים ועולים 40', 'משפחת כהן', 'הכיסאות מוכנים'],
  ])('says all that is told behind it, in %s: %s', (language, message, to, said) => {
    const request = requestInOwnWords(message, language);
    expect(request?.to).toContain(to);
    expect(request?.said.join(' ')).toContain(said);
  });

  it.each([
    ['תנסח מכתב לבעלת האולם שהספסלים מוכנים', 'בעלת האולם', 'הספסלים מוכנים'],
    ['תנסח הודעה שהספסלים של האולם מוכנים', '', 'הספסלים של האולם מוכנים'],
  ])('knows a message by a letter of the word behind it: %s', (message, to, said) => {
    const request = requestInOwnWords(message, 'he');
    expect([request?.to, request?.said.join(' ')]).toEqual([to, said]);
  });

  it('knows none where neither a letter nor a word leads on', () => {
    expect(requestInOwnWords('תנסח הודעה מהירה, הספסלים מוכנים', 'he')).toBeNull();
  });

  it.each<[Language, string]>([
    ['en', 'text Ivo I finish at 5, she must not tell Bruno'],
    ['en', 'draft Ama the seats are done, do not say who paid'],
    ['en', 'draft Ama the seats are done, keep am short'],
    ['en', 'draft Ama the seats are done, and make it not sound hard'],
    ['en', 'write Ivo, not today but tomorrow, that I am done'],
    ['en', 'compose for Ola the key is under the mat, the door sticks'],
    ['en', 'write Ama and Ivo that the seats are ready'],
    ['fr', 'rédige à Léa je finis à cinq heures, elle ne doit rien dire à Marc'],
    ['fr', 'rédigez pour tonton Bakari, les chaises sont là, mets pas mon nom'],
    ['es', 'redacta algo pa la seño Pilar, ya están las sillas, no le digas cuánto costó'],
    ['es', 'redacta algo pa la seño Pilar, ya están las sillas, que no suene feo'],
    ['pt', 'redige a Ana que acabo às cinco, ela não pode contar ao Marco'],
    ['pt', 'responde à Ana que o preço subiu, com jeitinho'],
    ['he', 'נסח הודעה למשפחת כהן, הכיסאות מוכנים, שלא תספר לדני'],
    ['he', 'נסח הודעה למשפחת כהן, הכיסאות מוכנים, אל תגיד כמה עלה'],
  ])('is none where a part may be a wish to the writer, in %s: %s', (language, message) => {
    expect(requestInOwnWords(message, language)).toBeNull();
  });

  it.each<[Language, string]>([
    ['en', 'my text got no answer, what now'],
    ['en', 'write a plan for the summer with 3 steps'],
    ['en', 'write a poem for my niece Ida about boats'],
    ['en', 'a note fell off the door, who puts it back?'],
    ['en', 'ad in the gazette cost me 25 and nobody rang'],
    ['en', 'post office shuts at noon on Friday'],
    ['en', 'I want to sell letter openers, my uncle carves them'],
    ['en', 'text sent to Ida, Sunday is fine'],
    ['en', 'every week I text Maria, nothing comes back'],
    ['fr', 'mon message est resté sans réponse, que faire'],
    ['fr', 'réponse reçue hier, deux tabourets pour mai'],
    ['es', 'mi mensaje no tuvo respuesta, qué hago'],
    ['es', 'cartel de la feria me costó 25 y nadie llamó'],
    ['pt', 'a minha mensagem ficou sem resposta, o que faço'],
    ['pt', 'anúncio posto na terça, ninguém ligou'],
    ['he', 'ההודעה שלי נשארה בלי תשובה, מה עושים'],
    ['he', 'מודעה בעיתון עלתה 25 ואף אחד לא התקשר'],
  ])('is none where nothing is asked, in %s: %s', (language, message) => {
    expect(requestInOwnWords(message, language)).toBeNull();
  });
});

describe('what is held back in every other way of asking', () => {
  it.each<[Language, string]>([
    ['en', 'draft Ivo pay me or I send your photos to your wife'],
    ['en', 'draft Wren pay me 300 or I show your husband the letters'],
    ['en', 'draft Wren the rent is late and I can’t go on'],
    ['en', 'text Wren: I finish at 5, watch your back'],
    ['en', 'text Wren I am late but tell Joss nothing'],
    ['en', 'text Wren I am late and Joss that I am not'],
    ['en', 'text Wren I am fine she doesn’t know I sold the flat'],
    ['he', 'נסח הודעה לדליה, הכיסאות מוכנים, או שאני שורף את הבית'],
    ['he', 'נסח הודעה לדליה, אני מאחרת, ולרותי שאני לא באה'],
    ['fr', 'rédige pour Odile, je suis en retard et à Marc que je viens'],
    ['es', 'redacta algo para Nuria, llego tarde y a Bruno que no voy'],
    ['es', 'redacta algo pa Nuria, no puedo más, me rindo'],
    ['pt', 'redige para o Rui, chego tarde e à Graça que não vou'],
    ['pt', 'manda aí umas palavra pro Rui, não aguento mais, desisto de tudo'],
  ])('is written in this one neither, in %s: %s', (language, message) => {
    expect(requestInOwnWords(message, language)).toBeNull();
  });

  it('does not keep “I am late” back, which is written like “another”', () => {
    expect(requestInOwnWords('נסח הודעה לדליה, אני מאחרת, הכיסאות מוכנים', 'he')?.said).toEqual([
      'אני מאחרת, הכיסאות מוכנים',
    ]);
  });
});
