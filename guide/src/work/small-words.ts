import { fold, formsOf, tokensOf } from '../text/fold.ts';

/** Words that join the words of a name and name nothing, folded: the names of work are kept without them. */
export const smallWords: ReadonlySet<string> = new Set(
  'of the a an and or in for to on at with by de del la le les l d du des et ou en au aux el los las y o para por con do da dos das e em um uma no na של את על עם או'.split(
    ' ',
  ),
);

/** Words around a name in what people write, which name nothing, folded. */
export const little: ReadonlySet<string> = new Set(
  'of the a an and or in for to on at with by my i am was as de del la le les l d du des et ou en au aux el los las y o para por con do da dos das e em um uma no na nos un una une je tu mi mon ma mes meu minha su של את על עם ב ל ה ו או גם אני'
    .split(' ')
    .map(fold),
);

/** What begins a phrase that says where, of what or for whom, folded. */
export const asideWords: ReadonlySet<string> = new Set(
  'of at in for with from on to de du des d da do dos das del en em na no nas nos chez pour para por com con avec dans au aux a al ao aos של ב עם אצל'
    .split(' ')
    .map(fold),
);

/** Words behind which stands of which kind a thing is, and neither where nor for whom, folded: “pão de queijo”. */
export const kindWords: ReadonlySet<string> = new Set('of de du des d da do dos das del של'.split(' ').map(fold));

/** Words that put two things beside each other, folded; Hebrew writes its own at the word. */
export const joining: ReadonlySet<string> = new Set('and or et ou y o e או'.split(' '));

/** Words behind which stands what somebody learns or begins to do, folded: “learn to swim”, “aprender a nadar”. */
export const leadingWords: ReadonlySet<string> = new Set('to a'.split(' '));

/** Words at which a phrase is over, since another begins: an “and”, a “before”, a “who”, folded. */
export const partingWords: ReadonlySet<string> = new Set(
  'and or but before after until till since without while when where who that which so because than et ou mais avant apres jusque depuis sans pendant quand qui que parce y pero antes despues hasta sin mientras cuando donde quien porque e mas depois ate sem enquanto quando onde quem או אבל לפני אחרי עד מאז בלי ללא כי אשר'
    .split(' ')
    .map(fold),
);

/** Words that say that somebody loves or follows what stands beside them, folded: “football fan”, “aficionado al ajedrez”. */
export const fondWords: ReadonlySet<string> = new Set(
  'love loves loving lover like likes fan fanatic keen mad enthusiast buff hobby passion amateur amatrice aime adore passionne passionnee fana fou folle mordu mordue passe loisir gusta gustan encanta encantan aficion aficionado aficionada amante fanatico fanatica apasionado apasionada hincha amo adoro gosto apaixonado apaixonada fa louco louca חובב חובבת חובבי אוהב אוהבת אוהבים משוגע משוגעת תחביב אהבה'
    .split(' ')
    .map(fold),
);

/** Words before what somebody loves or can, besides: “me gusta …”, “I know how to …”, “יודעת …”. */
const before =
  'i je j yo eu me m to how know enjoy enjoys used can sais sei se suelo costumo יודע יודעת יכול יכולה נהנה נהנית אני';

/** Whether a phrase only begins by such a word: who loves it is not what is loved. */
export function isOpening(word: string): boolean {
  return opening.has(word);
}

const opening: ReadonlySet<string> = new Set([...little, ...fondWords, ...before.split(' ').map(fold)]);

/** Words of learning, folded: what they say is learnt is the subject of a course (“BTS apiculture”, “curso de costura”). */
export const learningWords: ReadonlySet<string> = new Set(
  'general generale high school lycee college secundaria secundario medio ba bsc ma msc mba phd degree bachelor bachelors master masters diploma certificate certified course training studies apprenticeship licence license bac bts cap bep dut but doctorat diplome formation brevet certificat cours etudes apprentissage licenciatura grado ciclo fp carrera diplomado titulo tecnico tecnica tecnologo curso estudios maestria formacion graduacao bacharelado mestrado pos tecnologia formacao ensino certificado תואר קורס תעודה תעודת לימודי לימודים הנדסאי הנדסאית הסמכה ראשון שני מוסמך'
    .split(' ')
    .map(fold),
);

/** A text as names are looked for in it: what each of its words may stand for, small words left out. */
export type SaidWords = readonly (readonly string[])[];

/** The words of a text, small ones left out, each as all that it may stand for. */
export const saidWords = (text: string): SaidWords =>
  tokensOf(text).flatMap(({ word }) => (little.has(word) ? [] : [formsOf(word)]));
