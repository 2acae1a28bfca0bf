import { type Language, languages } from '@foothold/contract';
import { remarksOf } from '../reader/remarks/said.ts';
import type { Remark } from '../reader/remarks/remarks.ts';
import { lawRead } from '../reader/law.ts';
import { fill } from '../text/fill.ts';
import { fold } from '../text/fold.ts';

/** What is open about a wish that may keep to the law and may not; `any` where nothing it says tells. */
type OpenPoint = 'known' | 'papers' | 'name' | 'origin' | 'free' | 'any';

interface LawWords {
  /** Asked where a wish may keep to the law, and may not; {open}: what of it is open. */
  ask: string;
  open: Record<OpenPoint, string>;
  /** What the person answers when it does. */
  lawful: string;
  /** Said in the interview, where it is not written down. */
  unwritten: string;
  /** Said beside ideas that leave out what of a profile or of a wish for other ideas breaks the law. */
  unused: string;
  /** Said instead of changing a plan towards what breaks the law. */
  unchanged: string;
}

/** To people of whom most mean something honest: nobody is accused. */
export const lawWords: Record<Language, LawWords> = {
  en: {
    ask: 'I can read this in two ways, so I would rather ask: {open} If so, tell me and we go on with it. I do not plan anything that deceives or harms somebody; if it does, I will gladly look for an honest way with you.',
    open: {
      known: 'do the people it touches know of it, and agree?',
      papers: 'is it registered or licensed where that is needed?',
      name: 'does the person whose name or account it is know of it, and agree?',
      origin: 'do you know where the things come from and what is in them, and is that all right?',
      free: 'can everyone in it say no, and leave?',
      any: 'does it keep to the law, and does everyone it touches know and agree?',
    },
    lawful: 'It is lawful, and everyone knows of it',
    unwritten:
      'One thing I did not write down: it sounds as if it breaks the law or harms people, and I do not help with that. If money is the worry behind it, let us look for an honest way. If I misread you, say it in other words.',
    unused:
      'I left one thing out of these ideas: it sounds as if it breaks the law or harms people. If I misread it, say it in other words.',
    unchanged:
      'I do not change the plan in this direction: it would break the law or harm people. Your plan stays as it was. If I misread you, say it in other words.',
  },
  he: {
    ask: 'אפשר להבין את זה בשתי דרכים, אז עדיף לשאול: {open} אם כן, כדאי לומר לי ונמשיך עם זה. למה שמרמה מישהו או פוגע בו אין כאן תוכנית, אבל בשמחה נחפש יחד דרך ישרה.',
    open: {
      known: 'האם מי שזה נוגע לו יודע על זה ומסכים?',
      papers: 'האם יש רישיון או רישום, אם צריך כזה?',
      name: 'האם מי שזה בשמו או בחשבון שלו יודע ומסכים?',
      origin: 'האם ידוע מאיפה הדברים באים ומה יש בהם, והאם זה בסדר?',
      free: 'האם כל מי שקשור לזה יכול לסרב וללכת?',
      any: 'האם הכול לפי החוק, וכל מי שזה נוגע לו יודע ומסכים?',
    },
    lawful: 'זה חוקי, וכולם יודעים על זה',
    unwritten:
      'דבר אחד לא נרשם: זה נשמע כמו משהו שנוגד את החוק או פוגע באנשים, ובזה אין לי עזרה. אם מאחורי זה יש דאגה לכסף, נחפש יחד דרך ישרה. אם זו טעות שלי, אפשר לנסח אחרת.',
    unused:
      'דבר אחד לא נכנס לרעיונות האלה: זה נשמע כמו משהו שנוגד את החוק או פוגע באנשים. אם זו טעות שלי, אפשר לנסח אחרת.',
    unchanged:
      'לכיוון הזה התוכנית לא תשתנה: זה נגד החוק או פוגע באנשים. התוכנית נשארה כמו שהייתה. אם זו טעות שלי, אפשר לנסח אחרת.',
  },
  fr: {
    ask: 'Je peux comprendre cela de deux façons, alors je préfère demander\u00A0: {open} Si oui, dites-le-moi et nous continuons. Ce qui trompe ou blesse quelqu’un, je ne le prépare pas ; mais je cherche volontiers avec vous une voie honnête.',
    open: {
      known: 'les personnes concernées sont-elles au courant et d’accord\u202F?',
      papers: 'est-ce déclaré ou autorisé, là où il le faut\u202F?',
      name: 'la personne dont c’est le nom ou le compte est-elle au courant et d’accord\u202F?',
      origin: 'savez-vous d’où viennent les choses et ce qu’elles contiennent, et est-ce en règle\u202F?',
      free: 'chacun peut-il dire non et partir\u202F?',
      any: 'est-ce dans la loi, et chaque personne concernée est-elle au courant et d’accord\u202F?',
    },
    lawful: 'C’est légal, et tout le monde est au courant',
    unwritten:
      'Il y a une chose que je n’ai pas notée\u00A0: cela semble contraire à la loi ou nuire à quelqu’un, et je n’aide pas à cela. Si un souci d’argent est derrière, cherchons une voie honnête. Si j’ai mal compris, dites-le avec d’autres mots.',
    unused:
      'J’ai laissé une chose de côté dans ces idées\u00A0: elle semble contraire à la loi ou nuire à quelqu’un. Si j’ai mal compris, dites-le avec d’autres mots.',
    unchanged:
      'Je ne change pas le plan dans cette direction\u00A0: ce serait contraire à la loi ou cela nuirait à quelqu’un. Votre plan reste comme il était. Si j’ai mal compris, dites-le avec d’autres mots.',
  },
  es: {
    ask: 'Esto lo puedo entender de dos maneras, así que prefiero preguntar: {open} Si es así, dímelo y seguimos con ello. Lo que engaña o daña a alguien no lo preparo; en ese caso busco contigo, con gusto, un camino honrado.',
    open: {
      known: '¿lo saben las personas a las que afecta, y están de acuerdo?',
      papers: '¿está registrado o tiene permiso, si hace falta?',
      name: '¿lo sabe la persona a cuyo nombre o cuenta va, y está de acuerdo?',
      origin: '¿sabes de dónde vienen las cosas y qué llevan dentro, y está todo en regla?',
      free: '¿todas las personas que participan pueden decir que no e irse?',
      any: '¿respeta la ley, y lo saben y están de acuerdo todas las personas a las que afecta?',
    },
    lawful: 'Es legal y todo el mundo lo sabe',
    unwritten:
      'Hay una cosa que no he anotado: parece ir contra la ley o hacer daño a alguien, y con eso no ayudo. Si detrás hay una preocupación por el dinero, buscamos un camino honrado. Si te he entendido mal, dilo con otras palabras.',
    unused:
      'He dejado una cosa fuera de estas ideas: parece ir contra la ley o hacer daño a alguien. Si te he entendido mal, dilo con otras palabras.',
    unchanged:
      'No cambio el plan en esa dirección: iría contra la ley o haría daño a alguien. Tu plan sigue como estaba. Si te he entendido mal, dilo con otras palabras.',
  },
  pt: {
    ask: 'Posso entender isso de dois jeitos, então prefiro perguntar: {open} Se sim, me diga e seguimos com isso. O que engana ou machuca alguém eu não planejo; nesse caso, procuro com você, com prazer, um caminho honesto.',
    open: {
      known: 'as pessoas envolvidas sabem disso e concordam?',
      papers: 'está registrado ou tem licença, se for preciso?',
      name: 'a pessoa em cujo nome ou conta isso fica sabe e concorda?',
      origin: 'você sabe de onde vêm as coisas e o que há nelas, e está tudo certo?',
      free: 'todo mundo que participa pode dizer não e sair?',
      any: 'está dentro da lei, e todas as pessoas envolvidas sabem e concordam?',
    },
    lawful: 'É dentro da lei, e todo mundo sabe',
    unwritten:
      'Uma coisa eu não anotei: parece ser contra a lei ou prejudicar alguém, e com isso eu não ajudo. Se por trás há uma preocupação com dinheiro, procuramos um caminho honesto. Se entendi mal, diga com outras palavras.',
    unused:
      'Deixei uma coisa fora destas ideias: parece ser contra a lei ou prejudicar alguém. Se entendi mal, diga com outras palavras.',
    unchanged:
      'Não mudo o plano nessa direção: seria contra a lei ou machucaria alguém. Seu plano continua como estava. Se entendi mal, diga com outras palavras.',
  },
};

/** What each remark leaves open, the one that says most first. */
const OPENS: readonly (readonly [Remark, OpenPoint])[] = [
  ['pressure', 'free'],
  ['name', 'name'],
  ['origin', 'origin'],
  ['unlicensed', 'papers'],
  ['unasked', 'known'],
  ['untold', 'known'],
  ['unseen', 'known'],
];

/** What somebody is asked whose wish may be meant either way: what of it is open, by what they remark beside it. */
export function lawAsk(text: string, language: Language): string {
  const said = remarksOf(text);
  const [, point] = OPENS.find(([remark]) => said.has(remark)) ?? [null, 'any' as const];
  const { ask, open } = lawWords[language];
  return fill(ask, { open: open[point] });
}

/** Whether somebody answers that what they wish for is lawful. */
export function saysLawful(message: string): boolean {
  const said = fold(message.trim());
  return languages.some((language) => fold(lawWords[language].lawful) === said);
}

/** Whether it has to be asked how a wish is meant. */
export function mayBeUnlawful(text: string): boolean {
  return lawRead(text) === 'unsure';
}
