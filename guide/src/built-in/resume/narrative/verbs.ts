import { anyOf } from '../../../resume/fold.ts';
import { wordList } from '../../../resume/word-list.ts';

/** Words that only tie a clause about a job to what was said before. */
const ties = wordList(`
  then, after that, afterwards, later, later on, before that, before this, before then, prior to that, previously, earlier,
  also, and, now, currently, at the moment, at present, most recently, recently, until recently, for the last years, first,
  at first, finally, hello, puis, ensuite, après, après cela, avant, avant cela, avant ça, auparavant, plus tard, aussi,
  actuellement, en ce moment, aujourd'hui, d'abord, enfin, dernièrement, et, moi, luego, después, después de eso,
  más tarde, antes, antes de eso, anteriormente, también, actualmente, ahora, hoy, en la actualidad, últimamente, primero,
  al principio, por último, y, depois, depois disso, mais tarde, antes disso, antes, anteriormente, também, atualmente,
  agora, hoje, hoje em dia, recentemente, primeiro, por último, por fim, e, já, אחר כך, אחרי זה, לאחר מכן, אחרי כן, ואז,
  לפני כן, לפני זה, קודם, קודם לכן, בהמשך, גם, כיום, היום, עכשיו, כרגע, לאחרונה, בהתחלה, לבסוף, ו
`);

/** Behind these stands what somebody was. */
const was = wordList(`
  worked as, have worked as, i've worked as, i have been working as, have been working as, work as, working as, was working
  as, was, was employed as, have been, i've been, been, am, i'm, am employed as, served as, started as, began as, started out
  as, got a job as, had a job as, took a job as, was taken on as, volunteered as, volunteer as, did a spell as,
  worked part time as, worked full time as, travaille comme, travaille en tant que, ai travaillé comme, j'ai travaillé comme, j'ai
  travaillé en tant que, j'ai travaillé en tant qu', j'ai travaillé comme, travaillé comme, travaillé en tant que, j'ai été,
  ai été, j'étais, étais, suis, j'ai commencé comme, j'ai exercé comme, j'ai exercé en tant que, j'ai fait, j'ai occupé le
  poste de, j'occupe le poste de, j'ai eu un poste de, j'ai été employé comme, j'ai été employée comme, j'ai été embauché
  comme, j'ai été embauchée comme, trabajé de, trabajé como, trabajo de, trabajo como, he trabajado de, he trabajado como,
  estuve de, estuve como, estuve trabajando de, estuve trabajando como, estoy de, estoy trabajando de, estoy trabajando como,
  fui, he sido, soy, era, empecé de, empecé como, entré de, entré como, me contrataron de, me contrataron como, me desempeñé
  como, me desempeño como, ejercí de, ejercí como, hice de, trabajaba de, trabajaba como, llevo trabajando de, laboré como,
  trabalhei como, trabalhei de, trabalho como, trabalho de, fui, sou, era, já fui, estive como, comecei como, entrei como, atuei como,
  atuo como, exerci a função de, fui contratada como, fui contratado como, trabalhava como, estou como, estou trabalhando como, tenho
  trabalhado como, הייתי, אני, עבדתי בתור, עובד בתור, עובדת בתור, שירתתי בתור, שימשתי, משמש, משמשת, התחלתי בתור, שירתתי
`);

/** Behind these stands the employer. */
const workedAt = wordList(`
  worked at, worked for, worked in, worked with, have worked at, have worked for, i've worked at, i've worked for, have been
  working at, have been working for, work at, work for, work in, joined, was at, was with, have been at, have been with, am at, was
  employed by, was employed at, am employed by, had a job at, got a job at, started at, started with, moved to, went to work
  for, went to work at, volunteered at, volunteered with, volunteer at, volunteer with, j'ai travaillé chez, j'ai travaillé à, j'ai
  travaillé au, j'ai travaillé aux, j'ai travaillé dans, j'ai travaillé pour, j'ai travaillé en, travaillé chez, travaillé à,
  travaillé au, travaillé pour, travaille chez, travaille à, travaille au, travaille pour, travaille dans, j'ai été chez, j'étais chez,
  je suis chez, trabajé en, trabajé para, trabajé con, he trabajado en, he trabajado para, trabajo en, trabajo para, estuve en, estuve trabajando
  en, estoy en, estoy trabajando en, entré en, trabajaba en, laboré en, trabalhei em, trabalhei na, trabalhei no, trabalhei nas,
  trabalhei nos, trabalhei para, trabalhei com, trabalho em, trabalho na, trabalho no, trabalho para, estive na, estive no, entrei na,
  entrei no, atuei na, atuei no, trabalhava na, trabalhava no, estou na, estou no, עבדתי אצל, עובד אצל, עובדת אצל
`);

/** Work told by its verb, where no trade is named. */
const does = wordList(`
  look after, looked after, have looked after, i've looked after, cared for, care for, have cared for, took care of, take care
  of, cleaned, clean, drove, drive, ran, run, managed, manage, taught, teach, sold, sell, delivered, deliver, cooked, cook, helped,
  did some, did a bit of, did, spent, minded, raised, stayed at home, ran a, je garde, j'ai gardé, je m'occupe, je m'occupais, je me suis occupé, je me suis occupée,
  j'ai nettoyé, je fais le ménage, j'ai fait le ménage, je fais des ménages, j'ai fait des ménages, j'ai tenu, je tiens, j'ai élevé, j'ai
  aidé, j'aide, j'ai conduit, j'ai vendu, je vends, cuido, cuidé, he cuidado, cuidaba, limpio, limpié, limpiaba, cocino, cociné,
  vendo, vendí, atiendo, atendí, reparto, repartí, conduzco, conduje, ayudo, ayudé, coso, cosí, crié, llevo la casa, doy clases,
  di clases, cuido de, cuidei, cuidei de, cuidava de, limpei, limpo, faço faxina, fiz faxina, faço faxinas, cozinho, cozinhei, vendi,
  dirigi, dirijo, ajudo, ajudei, costuro, costurei, dou aulas, dei aulas, entrego, entreguei, faço entregas, fiz entregas, criei, טיפלתי, מטפל ב,
  מטפלת ב, ניקיתי, בישלתי, מכרתי, נהגתי, לימדתי, ניהלתי, גידלתי, עזרתי
`);

const worked = wordList(
  "worked, have worked, trabajé, he trabajado, trabalhei, j'ai travaillé, ai travaillé, travaillé",
);
const ARTICLE = "(?:(?:a|an|the|un|une|le|la|el|um|uma|o|mi|my|mon|ma|meu|minha)\\s+|l['’])?";
/** "I", "I've", "je" before the verb. */
const PERSON =
  "(?:(?:i|je|yo|eu|אני)\\s+|j['’])?(?:(?:mostly|always|also|already|aussi|toujours|también|siempre|também|sempre|já|גם|תמיד)\\s+)?";

/** At the beginning of folded text: words that tie, with their commas. */
export const TIES = new RegExp(
  `^(?:\\s*(?:ו(?=[א-ת]{3}))?(?:${anyOf(ties).replace('(?<![\\p{L}\\p{N}])', '')})[\\s,:]*)+`,
  'u',
);
/** "I worked as a", "estuve de", "עבדתי כ": what comes next is a role. */
export const WAS = new RegExp(
  `^${PERSON}(?:(?:${anyOf(was)})\\s+${ARTICLE}|(?:${anyOf(worked)})\\s+(?:for|durante|por|pendant)?\\s*(?:\\d+|\\p{L}+)\\s+(?:years?|months?|anos?|ans?|mes(?:es)?|mois)\\s+(?:as|de|como|comme)\\s+${ARTICLE}|(?:עבדתי|שירתתי|מועסקת?|עובדת?|שימשתי|התחלתי)(?:\\s+(?:\\d+\\s+)?(?:שנים|שנה|שנתיים|חודשים|חודשיים))?\\s+כ-?(?=[א-ת]{2}))`,
  'u',
);
/** The verbs among them that tell of anything one can be ("I was born"): only words of a role make them a job. */
export const ONLY_BEING =
  /^(?:(?:i|je|yo|eu|אני)\s+|j')?(?:(?:mostly|always|also|already|aussi|toujours|tambien|siempre|tambem|sempre|ja|גם|תמיד)\s+)?(?:was|have been|(?:i')?ve been|been|am|i'm|ai ete|etais|suis|ai fait|j'ai fait|fui|he sido|soy|era|sou|הייתי|אני)\s/u;
/** "I worked at", "Trabalhei na", "עבדתי ב": what comes next is an employer. */
export const WORKED_AT = new RegExp(
  `^${PERSON}(?:(?:${anyOf(workedAt)})\\s+(?:(?:the|el|la|los|las|le|les|o|a|os|as)\\s+|l['’])?|(?:also\\s+)?(?:${anyOf(wordList("did, spent, have done, worked, j'ai fait, ai fait, j'ai passé, ai passé, estuve, pasé, trabajé, fiquei, passei, trabalhei"))})\\s+\\p{L}*\\s*(?:\\d+|\\p{L}+)\\s+(?:years?|months?|ans?|mois|anos?|mes(?:es)?)\\s+(?:at|with|in|for|chez|au?|en|para|na|no|em)\\s+(?:(?:the|el|la|los|las|le|les|o|a|os|as)\\s+)?|(?:עבדתי|שירתתי|מועסקת?|עובדת?|התנדבתי)\\s+ב-?(?=[א-ת]{2}))`,
  'u',
);
/** "cuido", "I looked after": the words themselves are the title. */
export const DOES = new RegExp(
  `^${PERSON}(?:${anyOf(does)}|(?:(?:have|'ve) )?been \\p{L}{3,}ing|llevo \\p{L}{3,}(?:ando|iendo|yendo))\\s+`,
  'u',
);
/** "I worked" and nothing about it yet: what it was stands behind the dates. */
export const ONLY_WORKED =
  /^(?:(?:i|j'|je|yo|eu|אני)\s*)?(?:have |ai |he )?(?:been )?(?:worked|work|working|travaille|travaillais|trabaje|trabajo|trabajado|estuve(?: trabajando)?|trabalhei|trabalho|עבדתי|עובדת?|שירתתי|was|fui|j'etais|etais)[\s,]*$/u;
