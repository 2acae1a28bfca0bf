import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { readRequest } from './requests.ts';

const wordsOf = (message: string, language: Language) => {
  const request = readRequest(message, language);
  return request && [...request.said, request.about].join('');
};

describe('what is said of whom a message is for', () => {
  it.each<[Language, string, string]>([
    ['en', 'Ida lost her hat, tell her that she can come at six', 'You can come at six'],
    ['en', 'hi, I am busy, tell my sister that she can come at six', 'You can come at six'],
    ['fr', 'bonjour, je suis prise, dis à Mme Petit qu’elle peut passer', 'Vous pouvez passer'],
    ['es', 'hola, yo no puedo, dile a mi hermana que ella puede pasar', 'Puede pasar'],
    ['pt', 'olá, eu não posso, diz à minha irmã que ela pode passar', 'Pode passar'],
  ])('is said to them behind what is told of nobody else, in %s: %s', (language, message, words) => {
    expect(wordsOf(message, language)).toBe(words);
    expect(readRequest(message, language)?.isToThem).toBe(true);
  });

  it.each<[Language, string, string]>([
    ['en', 'tell my sister Ida that she can come with her bag', 'You can come with your bag'],
    ['en', 'tell her that she can come at six', 'You can come at six'],
    ['en', 'tell Mrs Hale that she has to wait', 'You have to wait'],
    ['en', 'write to Rita that her parcel is with me, she can get it', 'Your parcel is with me, you can get it'],
    ['en', 'ask my landlord if he minds a sign in the shop', 'if you mind a sign in the shop'],
    ['en', 'ask my sister if she can lend me her van', 'if you can lend me your van'],
    ['en', 'ask my uncle to lend me his ladder', 'lend me your ladder'],
    ['en', 'ask Rita if she knows a good plumber', 'if you know a good plumber'],
    ['en', 'ask Rita when she opens', 'when you open'],
    ['he', 'תשאלי את אחותי מתי היא מגיעה', 'מתי את מגיעה'],
    ['fr', 'demande à Clara combien elle demande', 'combien vous demandez'],
    ['he', 'תגידי לאחותי שהיא יכולה לבוא ביום שישי', 'את יכולה לבוא ביום שישי'],
    ['he', 'תכתבי לדודה רחל שהמפה שלה מוכנה והיא יכולה לבוא לקחת', 'המפה שלך מוכנה ואת יכולה לבוא לקחת'],
    ['he', 'תכתבי לדודה רחל שהמפה שלה מוכנה ושהיא יכולה לבוא לקחת', 'המפה שלך מוכנה ואת יכולה לבוא לקחת'],
    ['fr', 'dis à ma sœur Léa qu’elle peut passer prendre le vélo', 'Vous pouvez passer prendre le vélo'],
    [
      'fr',
      'écris à Clara que son colis est chez moi et qu’elle peut passer le prendre',
      'Votre colis est chez moi et vous pouvez passer le prendre',
    ],
    ['fr', 'demande à mon voisin s’il me prête son échelle', 'si vous me prêtez votre échelle'],
    [
      'fr',
      'préviens Yann que j’ai vendu ses 2 vélos, je lui rends le reste',
      'J’ai vendu vos 2 vélos, je vous rends le reste',
    ],
    ['es', 'dile a mi hermana Ida que ella puede pasar el viernes', 'Puede pasar el viernes'],
    ['es', 'pregúntale a doña Carmen si ella me presta el carrito', 'si me presta el carrito'],
    ['pt', 'escreve pra Iara que o bolo dela ficou pronto e ela pode buscar', 'O seu bolo ficou pronto e pode buscar'],
    ['pt', 'pergunta ao Rui se ele me empresta a bicicleta', 'se me empresta a bicicleta'],
  ])('is said to them where it surely is, in %s: %s', (language, message, words) => {
    expect(wordsOf(message, language)).toBe(words);
    expect(readRequest(message, language)?.isOfThird).toBe(false);
  });

  it.each<[Language, string, string]>([
    // A second “her” is hardly ever the same person.
    ['en', 'ask my aunt if she can drive her to the station', 'if she can drive her to the station'],
    ['en', 'tell my sister she can pick her up at five', 'She can pick her up at five'],
    ['en', 'ask my niece if she wants her to sing', 'if she wants her to sing'],
    ['en', 'ask my dad if he can bring his daughter', 'if he can bring his daughter'],
    ['he', 'תשאלי את אחותי אם היא יכולה להביא אותה לתחנה', 'אם היא יכולה להביא אותה לתחנה'],
    ['he', 'תגידי לדודי שהוא צריך לשלם לו מראש', 'הוא צריך לשלם לו מראש'],
    ['fr', 'demande à mon oncle s’il peut lui apporter son sac', 's’il peut lui apporter son sac'],
    ['fr', 'demande à ma tante quand elle part avec lui', 'quand elle part avec lui'],
    ['fr', 'dis à Mme Petit qu’elle peut amener sa nièce jeudi', 'Elle peut amener sa nièce jeudi'],
    ['es', 'pregúntale a mi hermana si ella le presta la bici', 'si ella le presta la bici'],
    ['pt', 'pergunta à minha tia se ela lhe empresta a bicicleta', 'se ela lhe empresta a bicicleta'],
    ['pt', 'diz à minha tia que lhe pago amanhã', 'Lhe pago amanhã'],
    // A guest, or a patient.
    ['en', 'ask my landlord if she can sleep here in May', 'if she can sleep here in May'],
    ['en', 'tell my aunt she can sit up', 'She can sit up'],
    ['en', 'tell my aunt she can come home on Friday', 'She can come home on Friday'],
    ['he', 'תגידי לאחותי שהיא יכולה ללכת', 'היא יכולה ללכת'],
    ['fr', 'dis à ma tante qu’elle peut marcher', 'Elle peut marcher'],
    ['es', 'dile a mi tía que ella puede comer', 'Ella puede comer'],
    ['pt', 'diz à minha tia que ela pode andar', 'Ela pode andar'],
    // Somebody who was named at the beginning.
    ['en', 'Ida left her scarf here, tell Mrs Hale she can get it', 'She can get it'],
    ['he', 'עידית שכחה צעיף, תגידי לאחותי שהיא יכולה לבוא לקחת', 'היא יכולה לבוא לקחת'],
    ['fr', 'Ida a oublié une écharpe, dis à Mme Petit qu’elle peut passer', 'Elle peut passer'],
    ['es', 'Ida dejó un pañuelo, dile a mi hermana que ella puede pasar', 'Ella puede pasar'],
    ['pt', 'Ida deixou um lenço, diz à minha irmã que ela pode passar', 'Ela pode passar'],
    ['en', 'tell my husband she can come at six', 'She can come at six'],
    ['en', 'tell Noor that she can come at six', 'She can come at six'],
    ['en', 'tell my parents she can come at six', 'She can come at six'],
    ['en', 'tell her teacher she can stay', 'She can stay'],
    ['en', 'tell Mrs Hale I pick her up at three', 'I pick her up at three'],
    ['en', 'my daughter is ill, text Mrs Hale that she can stay at home', 'She can stay at home'],
    ['en', 'tell my mum that the nurse is late and she can wait', 'The nurse is late and she can wait'],
    ['en', 'tell my mum I bring her cake', 'I bring her cake'],
    ['en', 'tell Mrs Hale that she has a fever', 'She has a fever'],
    ['he', 'תגידי לאחותי שהיא צריכה רופא', 'היא צריכה רופא'],
    ['fr', 'dis à ma mère qu’elle doit 20 euros', 'Elle doit 20 euros'],
    ['es', 'dile a doña Ana que ella tiene tos', 'Ella tiene tos'],
    ['pt', 'diz à Graça que ela tem febre', 'Ela tem febre'],
    ['en', 'ask my sister if the plumber left his keys', 'if the plumber left his keys'],
    ['en', 'ask my aunt if she takes half and brings the bags', 'if she takes half and brings the bags'],
    ['he', 'תגידי לאחותי שפגשתי את דנה והספר שלה אצלי', 'פגשתי את דנה והספר שלה אצלי'],
    ['fr', 'dis à Paul qu’elle peut venir', 'Elle peut venir'],
    ['fr', 'dis à mon père que le médecin a dit qu’il doit marcher', 'Le médecin a dit qu’il doit marcher'],
    ['fr', 'écris à ma voisine que le four est prêt et qu’elle peut servir', 'Le four est prêt et qu’elle peut servir'],
    ['es', 'dile a Bruno que ella puede pasar', 'Ella puede pasar'],
    ['es', 'dile a mi madre que ella puede venir y él no', 'Ella puede venir y él no'],
    ['pt', 'diz ao Rui que ela pode vir', 'Ela pode vir'],
  ])('stays as it was told where it may be somebody else, and says so, in %s: %s', (language, message, words) => {
    expect(wordsOf(message, language)).toBe(words);
    expect(readRequest(message, language)?.isOfThird).toBe(true);
  });

  it.each<[Language, string, RegExp]>([
    ['en', 'ask my sister if she can', /^if (?:she|you) can$/u],
    ['he', 'תשאלי את אחותי אם היא יכולה', /^אם (?:היא|את) יכולה$/u],
    ['fr', 'demande à ma sœur si elle peut', /^si (?:elle peut|vous pouvez)$/u],
    ['es', 'pregúntale a mi hermana si puede', /^si puedes?$/u],
    ['pt', 'pergunta à minha irmã se ela pode', /^se (?:ela |você )?podes?$/u],
  ])('is read to its end where nothing stands behind “can”, in %s: %s', (language, message, words) => {
    expect(wordsOf(message, language)).toMatch(words);
  });
});
