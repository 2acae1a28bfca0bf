import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { nameIn } from './addressee.ts';
import { readRequest } from './requests.ts';

const read = (message: string, language: Language) => {
  const request = readRequest(message, language);
  return request && { to: request.to, words: [...request.said, request.about].join(' ').trim() };
};

describe('a message to somebody', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'text Rosa I did not take the money, Bruno did', 'Rosa', 'I did not take the money, Bruno did'],
    ['en', 'text my sister Ada the pie is out', 'my sister Ada', 'The pie is out'],
    ['en', 'tell my mate Jory I’ll bring the bags over thursday', 'my mate Jory', 'I’ll bring the bags over thursday'],
    ['en', 'text Wren the tent is dry, not the poles', 'Wren', 'The tent is dry, not the poles'],
    ['en', 'write message give Mama Ngozi say the cloth don ready', 'Mama Ngozi', 'The cloth don ready'],
    [
      'he',
      'תכתבי לדליה מהצימר שאני יכולה לרקום את המפות, לא את הווילונות',
      'דליה מהצימר',
      'אני יכולה לרקום את המפות, לא את הווילונות',
    ],
    ['fr', 'écris à Odile que je n’ai pas pris la clé, c’est Marc', 'Odile', 'Je n’ai pas pris la clé, c’est Marc'],
    ['fr', 'dis à mon pote Karim je passe jeudi avec les sacs', 'mon pote Karim', 'Je passe jeudi avec les sacs'],
    [
      'es',
      'dile a mi hermana Ada que la tarta no la comí yo, fue Bruno',
      'mi hermana Ada',
      'La tarta no la comí yo, fue Bruno',
    ],
    ['pt', 'manda pra Socorro que o peixe chegou, o camarão não', 'Socorro', 'O peixe chegou, o camarão não'],
    ['pt', 'escreve à Dona Graça a dizer que não fui eu, foi o Tiago', 'a Dona Graça', 'Não fui eu, foi o Tiago'],
  ])('says all that was told, and is for no more than is named, in %s: %s', (language, message, to, words) => {
    expect(read(message, language)).toEqual({ to, words });
  });

  it.each<[Language, string, string, string]>([
    ['en', 'text mr keane at the school that Finn has a dentist', 'mr keane at the school', 'Finn has a dentist'],
    ['en', 'email Mrs. Hale and Mr. Roy that the trip is off', 'Mrs. Hale and Mr. Roy', 'The trip is off'],
    ['en', 'let my neighbour Agnes know the cat is in my shed', 'my neighbour Agnes', 'The cat is in my shed'],
    ['en', 'tell the man who’s upstairs that the tap drips', 'the man who’s upstairs', 'The tap drips'],
    ['en', 'tell Marlon my flatmate that the boiler man comes', 'Marlon my flatmate', 'The boiler man comes'],
    ['he', 'תכתוב לבעל הבית שהדוד לא עובד', 'בעל הבית', 'הדוד לא עובד'],
    [
      'fr',
      'envoie un message à la dame du troisième que l’eau coule encore',
      'la dame du troisième',
      'L’eau coule encore',
    ],
    ['fr', 'dis à Mehdi le voisin du 3e que je conduis samedi', 'Mehdi le voisin du 3e', 'Je conduis samedi'],
    ['fr', 'écris à la directrice de l’école que je passe mardi', 'la directrice de l’école', 'Je passe mardi'],
    ['es', 'avísale a don Hugo de la ferretería que paso el martes', 'don Hugo de la ferretería', 'Paso el martes'],
    ['es', 'escríbele a la del merendero que cocino yo', 'la del merendero', 'Cocino yo'],
    ['es', 'escríbeme una cosita pa la costurera que paso el martes', 'la costurera', 'Paso el martes'],
    ['pt', 'avisa o meu primo Zé que levo os sacos na quinta', 'o meu primo Zé', 'Levo os sacos na quinta'],
  ])('is for whoever is named by more than a name, in %s: %s', (language, message, to, words) => {
    expect(read(message, language)).toEqual({ to, words });
  });

  it.each<[Language, string, string]>([
    ['en', 'tell Tove that the kiln is cold', 'Tove'],
    ['he', 'תעדכני את לוי שהתנור קר', 'לוי'],
    ['he', 'תשאלי את לאה אם התנור קר', 'לאה'],
    ['he', 'תכתבי ללילך שהתנור קר', 'לילך'],
    ['fr', 'préviens Aude que le four est froid', 'Aude'],
    ['es', 'avísale a Amparo que el horno está frío', 'Amparo'],
    ['pt', 'avisa a Aurora que o forno está frio', 'Aurora'],
  ])('is for a name to its first letter, though “to” is written like that, in %s: %s', (language, message, to) => {
    expect(read(message, language)?.to).toBe(to);
  });

  it.each<[Language, string, string]>([
    ['en', 'tell my boss Priya is coming in my place', 'Priya is coming in my place'],
    ['en', 'text Rosa Bruno took it', 'Bruno took it'],
    ['en', 'tell Ada my sister is ill', 'My sister is ill'],
    ['fr', 'préviens Odile ma sœur est malade', 'Ma sœur est malade'],
  ])('names nobody who is spoken of in it, in %s: %s', (language, message, words) => {
    expect(read(message, language)?.words).toBe(words);
  });

  it.each<[Language, string, string]>([
    ['en', 'text Ada: “can’t come, bus is late”', 'Can’t come, bus is late'],
    ['fr', 'écris à Odile : « je passe à six heures »', 'Je passe à six heures'],
    ['es', 'escríbele a Nuria: «llego tarde»', 'Llego tarde'],
    ['pt', 'escreve ao Rui: “chego tarde”', 'Chego tarde'],
    ['he', 'תכתבי לדליה: ״אני מאחרת״', 'אני מאחרת'],
  ])('holds what was quoted, in %s: %s', (language, message, words) => {
    expect(read(message, language)?.words).toBe(words);
  });

  it.each<[Language, string]>([
    ['en', 'should I text Rosa that I am late?'],
    ['en', 'I wrote to Rosa that I am late'],
    ['en', 'write the offer and price it'],
    ['en', 'mail order is slow, what now'],
    ['en', 'text ideas I could use'],
    ['pt', 'manda a fatura e espera'],
    ['en', 'ask people in the street what they pay'],
    ['fr', 'est-ce que je dois dire à Odile que je couds ?'],
    ['es', '¿tengo que decirle a Nuria que coso en casa?'],
    ['pt', 'tenho de dizer ao Rui que coso em casa?'],
    ['he', 'אני צריכה להגיד לדליה שאני תופרת?'],
  ])('is none where it is a question or told, in %s: %s', (language, message) => {
    expect(readRequest(message, language)).toBeNull();
  });

  it.each<[Language, string, string]>([
    ['en', 'can you tell Ada that I bring the ladder?', 'I bring the ladder'],
    ['en', 'could you text Ada I am on the bus?', 'I am on the bus'],
    ['en', 'can u text Ada I am on the bus', 'I am on the bus'],
    ['en', 'can you text Ada that I come at 8, is that too late?', 'I come at 8, is that too late?'],
    ['en', 'text Ada: are you in on monday?', 'Are you in on monday?'],
    ['he', 'את יכולה לכתוב לדליה שאני מביאה את הסולם?', 'אני מביאה את הסולם'],
    ['fr', 'tu peux dire à Odile que j’apporte l’échelle ?', 'J’apporte l’échelle'],
    ['es', '¿puedes decirle a Nuria que llevo la escalera?', 'Llevo la escalera'],
    ['pt', 'podes dizer ao Rui que levo a escada?', 'Levo a escada'],
  ])('asks nothing where only the guide is asked, in %s: %s', (language, message, words) => {
    expect(read(message, language)?.words).toBe(words);
  });

  it.each<[Language, string, string]>([
    ['en', 'text Ada I did not tell anyone about the key', 'I did not tell anyone about the key'],
    ['en', 'tell my gran that dad is at the clinic, he is fine', 'Dad is at the clinic, he is fine'],
    ['es', 'dile a Nuria que el domingo cocino yo, que no compre nada', 'El domingo cocino yo, que no compre nada'],
    ['fr', 'écris à Odile la fête est demain, faut pas qu’elle oublie', 'La fête est demain, faut pas qu’elle oublie'],
  ])('loses no part that only sounds like a word to the guide, in %s: %s', (language, message, words) => {
    expect(read(message, language)?.words).toBe(words);
  });

  it.each<[Language, string, string]>([
    [
      'en',
      'tell Ada thanks for the pan comma I bring it back friday full stop',
      'Thanks for the pan, I bring it back friday',
    ],
    ['he', 'תכתבי לדליה תודה על המחבת פסיק אני מחזירה ביום שישי נקודה', 'תודה על המחבת, אני מחזירה ביום שישי'],
    ['fr', 'message pour Odile virgule je te rends la poêle vendredi point', 'Je te rends la poêle vendredi'],
    ['es', 'mensaje para Nuria coma te devuelvo la sartén el viernes punto', 'Te devuelvo la sartén el viernes'],
    ['pt', 'mensagem pro Rui vírgula devolvo a frigideira na sexta ponto', 'Devolvo a frigideira na sexta'],
  ])('has the marks that were dictated, in %s: %s', (language, message, words) => {
    expect(read(message, language)?.words).toBe(words);
  });

  it.each<[Language, string, string, boolean]>([
    [
      'en',
      'write to Noor that her scarf is here, she can get it at six',
      'Her scarf is here, she can get it at six',
      true,
    ],
    ['en', 'write to Dana that her parcel is here', 'Your parcel is here', false],
    ['he', 'תכתבי לדליה שהמפה שלה מוכנה והיא יכולה לבוא', 'המפה שלה מוכנה והיא יכולה לבוא', true],
    [
      'fr',
      'écris à Odile que son vélo est prêt et qu’elle peut passer',
      'Son vélo est prêt et qu’elle peut passer',
      true,
    ],
    ['es', 'escríbele a Nuria que él no viene', 'Él no viene', true],
    ['es', 'escríbele a Nuria que el taller abre', 'El taller abre', false],
    ['pt', 'escreve ao Rui que a prancha dela está aqui', 'A prancha dela está aqui', true],
  ])('is turned wholly or not at all, and says where not, in %s: %s', (language, message, words, isOfThird) => {
    expect(read(message, language)?.words).toBe(words);
    expect(readRequest(message, language)?.isOfThird).toBe(isOfThird);
  });

  it.each<[Language, string, string]>([
    ['en', 'write a message to send in the choir saying that I mend bikes on Saturday', 'I mend bikes on Saturday'],
    ['he', 'תכתבי הודעה לשלוח בקבוצה שאני מתקנת אופניים', 'אני מתקנת אופניים'],
    ['fr', 'écris un message pour envoyer dans le groupe que je répare les vélos', 'Je répare les vélos'],
    ['pt', 'escreve uma mensagem pra mandar na turma a dizer que reparo bicicletas', 'Reparo bicicletas'],
    ['pt', 'escreve à Ana para mandar a chave no sábado', 'mandar a chave no sábado'],
  ])('says nothing of where it is to be sent, in %s: %s', (language, message, words) => {
    expect(read(message, language)?.words).toBe(words);
  });

  it.each<[Language, string, string]>([
    ['en', 'text Ada that the pan is dry and that I bring it', 'The pan is dry and I bring it'],
    ['he', 'תכתבי לדליה שהלחם מוכן ושאני מביאה גבינה', 'הלחם מוכן ואני מביאה גבינה'],
    ['he', 'תכתבי לדליה שהלחם מוכן ושהגבינה אצלי', 'הלחם מוכן והגבינה אצלי'],
    [
      'fr',
      'écris à Odile que le pain est prêt et que j’apporte le fromage',
      'Le pain est prêt et j’apporte le fromage',
    ],
    [
      'fr',
      'écris à Odile que le pain est prêt et que la porte est ouverte',
      'Le pain est prêt et la porte est ouverte',
    ],
    ['es', 'escríbele a Nuria que el pan está listo y que llevo el queso', 'El pan está listo y llevo el queso'],
    ['es', 'escríbele a Nuria que hay pan y que mañana se los dejo', 'Hay pan y mañana se los dejo'],
    ['pt', 'escreve ao Rui que o pão está pronto e que levo o queijo', 'O pão está pronto e levo o queijo'],
  ])('has no second “that”, in %s: %s', (language, message, words) => {
    expect(read(message, language)?.words).toBe(words);
  });

  it.each<[Language, string, string]>([
    ['en', 'text Ada that the cat and that dog are out', 'The cat and that dog are out'],
    ['en', 'text Ada that I think that the van works and that I come', 'I think that the van works and that I come'],
    ['he', 'תכתבי לדליה שהלחם מוכן ושלא תביא כלום', 'הלחם מוכן ושלא תביא כלום'],
    [
      'fr',
      'écris à Odile que le repas est à midi et que Marc vienne avec la clé',
      'Le repas est à midi et que Marc vienne avec la clé',
    ],
    ['fr', 'écris à Odile que le pain est prêt et qu’il vienne', 'Le pain est prêt et qu’il vienne'],
    ['es', 'escríbele a Nuria que el pan está listo y que lleve el queso', 'El pan está listo y que lleve el queso'],
    ['es', 'escríbele a Nuria que el pan está listo y que no traiga nada', 'El pan está listo y que no traiga nada'],
    [
      'pt',
      'escreve ao Rui que o pão está pronto e que não se ponha a cozinhar',
      'O pão está pronto e que não se ponha a cozinhar',
    ],
  ])('keeps what only looks like one, and wishes, in %s: %s', (language, message, words) => {
    expect(read(message, language)?.words).toBe(words);
  });

  it.each<[Language, string]>([
    ['en', 'I want to text my cousin Rolf that I have the tape, what do I put?'],
    ['en', 'I want to text my cousin Rolf, he has the tape. what do I write?'],
    ['he', 'תכתבי לרן שהקלטת אצלי, מה לכתוב?'],
    ['fr', 'je veux écrire à mon cousin Rémi que j’ai la cassette, je mets quoi ?'],
    ['fr', 'je veux écrire à mon cousin Rémi, il a la cassette. j’écris quoi ?'],
    ['es', 'quiero escribirle a mi primo Raúl, él tiene la cinta. qué le pongo?'],
    ['pt', 'quero escrever ao meu primo Raul, ele tem a fita. o que escrevo?'],
  ])('holds no question what to write, in %s: %s', (language, message) => {
    expect(read(message, language)?.words ?? '').not.toMatch(/what|write|put|מה לכתוב|quoi|pongo|escrevo/iu);
  });

  it.each<[Language, string, string]>([
    ['en', 'text Rolf: is the shop open? what do I write?', 'Is the shop open?'],
    ['fr', 'écris à Rémi : la porte est ouverte ? j’écris quoi ?', 'La porte est ouverte?'],
    ['es', 'escríbele a Raúl: ¿está abierta la tienda? ¿qué le pongo?', '¿Está abierta la tienda?'],
    ['pt', 'escreve ao Raul: a loja está aberta? o que escrevo?', 'A loja está aberta?'],
    ['en', 'text Rolf: what do I put in the soup?', 'What do I put in the soup?'],
    ['fr', 'écris à Rémi : qu’est-ce que je mets dans la soupe ?', 'Qu’est-ce que je mets dans la soupe?'],
    ['es', 'escríbele a Raúl: ¿qué pongo en la sopa?', '¿Qué pongo en la sopa?'],
    ['es', 'pregúntale a Raúl qué hora es', 'qué hora es'],
    ['he', 'תכתבי לדליה: מה לשים במרק?', 'מה לשים במרק?'],
  ])('holds a question for whom it is for, in %s: %s', (language, message, words) => {
    expect(read(message, language)?.words).toBe(words);
  });

  it.each<[Language, string]>([
    ['en', 'tell her that the pan is dry'],
    ['en', 'text her that the pan is dry'],
    ['fr', 'dis-lui que la poêle est sèche'],
  ])('may be for somebody who is not named, in %s: %s', (language, message) => {
    expect(readRequest(message, language)).toMatchObject({ to: '', aim: 'tell' });
  });

  it.each<[Language, string, string]>([
    ['en', 'write to my landlord', 'my landlord'],
    ['fr', 'écris au syndic', 'le syndic'],
    ['fr', 'rédige une lettre au directeur de l’école des arts', 'le directeur de l’école des arts'],
    ['es', 'escríbele al casero', 'el casero'],
    ['pt', 'escreve ao senhorio', 'o senhorio'],
    ['he', 'תכתבי לבעל הבית', 'בעל הבית'],
  ])('may have nothing to say yet, in %s: %s', (language, message, to) => {
    expect(readRequest(message, language)).toMatchObject({ to, said: [], about: '' });
  });

  it('is no longer than it may be, however much is told', () => {
    const told = `text Ada that ${'the boat is wet and '.repeat(300)}`;
    expect(read(told, 'en')?.words.length).toBeLessThanOrEqual(600);
  });
});

describe('what begins with somebody', () => {
  it.each([
    'a senhora da banca quer levar tudo fiado, tá certo?',
    'a Iara quer trocar depois de lavar, tá bom?',
    'o rapaz da feira quer pagar menos, tá certo?',
  ])('tells of her, and is no message to her: %s', (message) => {
    expect(readRequest(message, 'pt')).toBeNull();
  });

  it.each<[Language, string]>([
    ['pt', 'a Iara: chego tarde, não me esperes'],
    ['es', 'a Iara: llego tarde, no me esperes'],
  ])('is one before a colon, in %s: %s', (language, message) => {
    expect(readRequest(message, language)?.to).toMatch(/Iara/u);
  });
});

describe('whom a message greets', () => {
  it.each<[Language, string, string]>([
    ['en', 'Mrs. Hale and Mr. Roy', 'Mrs. Hale and Mr. Roy'],
    ['en', 'the woman from Leeds', ''],
    ['en', 'Nell’s mum', ''],
    ['en', 'my mate Jory', 'Jory'],
    ['en', 'mrs Hale', 'mrs Hale'],
    ['en', 'rabbi Levi', 'rabbi Levi'],
    ['en', 'my aunt Carol', 'Carol'],
    ['en', 'my baby sister Ida', 'Ida'],
    ['en', 'my big brother Olaf', 'Olaf'],
    ['en', 'Mrs Roy and her husband Olaf', 'Mrs Roy'],
    ['fr', 'ma petite tante Awa', 'Awa'],
    ['fr', 'madame Diop et son frère Issa', 'madame Diop'],
    ['es', 'mi querido tío Paco', 'Paco'],
    ['pt', 'a minha querida tia Rosa', 'Rosa'],
    ['fr', 'Karim et Solène', 'Karim et Solène'],
    ['fr', 'madame Traoré', 'madame Traoré'],
    ['fr', 'mon voisin monsieur Diop', 'monsieur Diop'],
    ['fr', 'madame Traoré et monsieur Diop', 'madame Traoré et monsieur Diop'],
    ['fr', 'ma tante Awa', 'Awa'],
    ['fr', 'tante Awa', 'tante Awa'],
    ['es', 'la señora Ruiz', 'señora Ruiz'],
    ['es', 'tío Paco', 'tío Paco'],
    ['es', 'mi tío Paco', 'Paco'],
    ['es', 'Nacho y la Pili', 'Nacho y Pili'],
    ['pt', 'a dona Lúcia', 'dona Lúcia'],
    ['pt', 'o seu João', 'seu João'],
    ['pt', 'a minha tia Rosa', 'Rosa'],
    ['fr', 'la dame de Lyon', ''],
    ['es', 'mi hermana Ada', 'Ada'],
    ['pt', 'o meu primo Zé', 'Zé'],
  ])('is somebody’s name, in %s: %s', (language, to, name) => {
    expect(nameIn(to, language)).toBe(name);
  });
});
