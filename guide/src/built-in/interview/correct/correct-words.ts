import { isPlace } from '../../../resume/person/place.ts';
import { findItem, renamedItem, withoutItem } from '../../../interview/correct/find-item.ts';
import { type AskedField, emptied, isListField, isNumberField, type Language, type Profile } from '@foothold/contract';
import { oneLine } from '../../../text/quote.ts';
import { fieldNamed } from '../../../interview/reading/field-names.ts';
import { listItems } from '../../../interview/reading/items.ts';
import type { Passage } from '../../../interview/reading/message.ts';
import { quantitiesIn } from '../../../interview/reading/quantities.ts';
import type { Entry } from '../../../interview/correct/noted.ts';

/** What a correction comes to. */
export type Corrected =
  | { kind: 'changed'; profile: Profile }
  | { kind: 'undo' }
  /** Nothing in the profile is called that. */
  | { kind: 'missing'; words: string }
  /** A whole list was named: which of its items? */
  | { kind: 'which item'; field: AskedField }
  /** The number fits several fields. */
  | { kind: 'which number'; value: number; fields: AskedField[] }
  /** The rest of the message is the new value of this field. */
  | { kind: 'set'; field: AskedField; text: string };

const POLITE =
  "^(?:(?:no|ok|please|sorry|pls|plz|can y?o?u|could y?o?u|you can|actually|wait|also|non|pardon|en fait|s'il vous plait|vous pouvez|perdon|por favor|puedes|nao|desculpa|na verdade|pode|voce pode|בבקשה|סליחה|אפשר|בעצם|לא)[,. ]+)*";
const REMOVE = new RegExp(
  `${POLITE}(?:remove|delete|drop|take (?:out|off|away)|cross out|erase|forget(?: about)?|get rid of|leave out|supprime[rz]?|enleve[rz]?|retire[rz]?|efface[rz]?|oublie[rz]?|quitar?|quita|quite|elimina[r]?|elimine|borra[r]?|borre|saca[r]?|olvida[r]?|tira[r]?|tire|remov[ae]r?|exclu[ia]r?|apag(?:ue|a|ar)|esquec[ae]r?|להסיר|הסר|הסירי|להוריד|תוריד|תורידי|הורד|תמחק|תמחקי|למחוק|מחק|מחקי|תסיר|תסירי|לשכוח מ)(?: את)? (.+)$`,
  'u',
);
const FROM_LIST =
  / (?:from|off|in|out of|de|des|du|das|dos|da|do|מה|מתוך ה)(?: ?(?:my|the|mes|ma|mon|mis|mi|minhas?|meus?|la|las|los|les))? ?(?:list|lista|liste|profile|profil|perfil|skills?|hobbies|jobs?|experience|goals?|notes?|competences|loisirs|habilidades|aficiones|metas?|objetivos|notas|כישורים|רשימה|תחביבים|פרופיל).*$/u;
const LAST_ONE =
  /^(?:(?:that|it|this|the last (?:thing|one|bit|part)|what i (?:just )?said|last thing|ca|cela|la derniere chose|ce que (?:je viens de dire|j'ai dit)|le dernier|la derniere|eso|esto|lo ultimo|lo que (?:dije|acabo de decir)|la ultima|el ultimo|isso|isto|o ultimo|a ultima(?: coisa)?|o que (?:eu )?(?:disse|falei)|זה|את זה|מה שאמרתי|הדבר האחרון|האחרון|האחרונה)[ .,]*)+$/u;
const CHANGE = new RegExp(
  `${POLITE}(?:change|set|make|update|put|edit|correct|replace|switch|mets|mettez|change[rz]?|modifie[rz]?|corrige[rz]?|remplace[rz]?|cambia[r]?|cambie|pon|pongan?|corrige|actualiza[r]?|reemplaza[r]?|sustituye|muda[r]?|mude|troca[r]?|troque|altera[r]?|altere|coloque|corrija|לשנות|תשנה|תשני|שנה|שני|לעדכן|תעדכן|תעדכני|עדכן|להחליף|תחליף|תחליפי)(?: את)? (.{1,80}?)(?: (?:to|into|with|by|=|a|en|par|por|para|pra|אל|ב-?)(?= ?[\\p{L}\\d£$€₪])|,? (?:to be|ל-?)|: ?| ל-?(?=[\\p{L}\\d])) ?(.{1,200})$`,
  'u',
);
const ARTICLE = "(?:(?:an?|the|as an?|une?|comme|una?|como|de|uma?|in|en|em|à|a|ב)(?!\\p{L}) |d'|l')?";
const NOT = "(?:i'm not|i am not|i wasn't|not|n'est pas|je (?:ne )?suis pas|pas|no soy|no|nao sou|nao|אני לא|לא)";
const NOT_THIS = new RegExp(
  `^(?:.{0,30} )?${NOT} ${ARTICLE}(.{2,60}?)(?:, ?(?:but |sino |mais |mas |אלא |i'm |i am |je suis |soy |sou |אני )?| (?:but|sino|mais|mas|אלא) )${ARTICLE}(.{2,60})$`,
  'u',
);
const THIS_NOT = new RegExp(
  `^${POLITE}(?:i meant |i'm |i am |it's |je suis |c'est |soy |es |sou |e |אני )?${ARTICLE}(.{2,60}?),? (?:and not|et pas|y no|e nao|ולא|not|pas|no|nao|לא) ${ARTICLE}(.{2,60})$`,
  'u',
);
const INSTEAD =
  /^(.{2,60}) (?:instead of|rather than|au lieu de|en vez de|en lugar de|ao inves de|em vez de|במקום) (.{2,60})$/u;
const MEANT =
  /^(?:(?:no|sorry|oops|non|pardon|perdon|nao|desculpa|לא|סליחה|אופס)[,. ]+)*(?:i meant|i mean|i said|it's|its|it is|should be|je voulais dire|je veux dire|j'ai dit|c'est|quise decir|quiero decir|dije|es|quis dizer|quer dizer|eu disse|התכוונתי(?: ל)?-?|אמרתי) (?:an? |the )?(.{2,80})$/u;
/** “No, Haifa”: a few words against the one thing that was just noted. */
const NO_BUT = /^(?:no|nope|non|nao|לא), ?(?:an? |the )?(\S+(?: \S+){0,3})$/u;

/** “The note about the car”: what the item is about names it. */
const ABOUT =
  /^(?:the |my |la |le |el |a |o |ma |mi |minha |meu )?(?:note|skill|job|goal|hobby|thing|bit|remarque|competence|nota|habilidad|trabajo|meta|habilidade|trabalho|observacao|ההערה|הכישור|העבודה) (?:about|on|called|with|sur|de|del|do|da|sobre|על|של) |^(?:lo|eso|el tema|isso|a parte|o lance|le truc|ce truc|la partie|the thing|the bit|the part|הקטע|העניין) (?:about|with|sur|avec|de|del|do|da|sobre|על|של|עם) (?:(?:los|las|el|la|les|le|os|as|o|a|the|my) )?/u;

/** The words as written that a group of a pattern matched in the folded ones. */
function written(message: Passage, group: string | undefined): string {
  const at = group === undefined ? -1 : message.flat.lastIndexOf(group);
  return at < 0 || group === undefined ? '' : oneLine(message.text.slice(at, at + group.length), 200);
}

/** What is taken out of the profile; null where it names nothing there and a sum: “sacar 2500 al mes” is to earn them. */
function removed(profile: Profile, message: Passage, rest: string, languages: readonly Language[]): Corrected | null {
  const about = ABOUT.exec(rest)?.[0].length ?? 0;
  const folded = rest.slice(about).replace(FROM_LIST, '');
  const words = written(message, rest).slice(about, about + folded.length);
  if (LAST_ONE.test(folded)) return { kind: 'undo' };
  const whole = findItem(profile, words);
  const named = listItems(words).map((item) => findItem(profile, item));
  const each = named.filter((item) => item !== null);
  const items = whole && (each.length < 2 || each.length < named.length) ? [whole] : each;
  if (items.length > 0) {
    const last = items.toSorted((a, b) => b.index - a.index);
    return { kind: 'changed', profile: last.reduce(withoutItem, profile) };
  }
  const field = fieldNamed(folded);
  if (field === null) {
    const isSum = quantitiesIn(folded, languages).some(({ kind }) => kind === 'money' || kind === 'number');
    return isSum ? null : { kind: 'missing', words };
  }
  if (isListField(field)) return { kind: 'which item', field };
  return { kind: 'changed', profile: emptied(profile, field) };
}

function renamed(profile: Profile, old: string, name: string): Corrected | null {
  const item = findItem(profile, old);
  if (item?.field === 'location') return { kind: 'set', field: 'location', text: name };
  return item && /\p{L}{2}/u.test(name) ? { kind: 'changed', profile: renamedItem(profile, item, name) } : null;
}

/** Longest message that corrects something in words, in characters. */
const CORRECTION = 220;

/**
 * A correction in words: “remove baking”, “change my budget to 200”, “not a nurse, a nursing assistant”. null when the
 * message is none, or names nothing that the profile holds.
 */
export function correctWords(
  profile: Profile,
  message: Passage,
  noted: readonly Entry[],
  languages: readonly Language[],
): Corrected | null {
  if (message.flat.length > CORRECTION || message.flat.includes('\n')) return null;
  const bare = { text: message.text.replace(/[.!\s]+$/u, ''), flat: message.flat.replace(/[.!\s]+$/u, '') };
  const remove = REMOVE.exec(bare.flat);
  if (remove?.[1]) return removed(profile, bare, remove[1], languages);
  const change = CHANGE.exec(bare.flat);
  if (change?.[1] && change[2]) {
    const item = renamed(profile, written(bare, change[1]), written(bare, change[2]));
    if (item) return item;
    const field = fieldNamed(change[1]);
    if (field) return { kind: 'set', field, text: written(bare, change[2]) };
  }
  for (const [pattern, old, name] of [
    [NOT_THIS, 1, 2],
    [THIS_NOT, 2, 1],
    [INSTEAD, 2, 1],
  ] as const) {
    const match = pattern.exec(bare.flat);
    const found = match ? renamed(profile, written(bare, match[old]), written(bare, match[name])) : null;
    if (found) return found;
  }
  const few = bare.flat.split(' ').length <= 4 && /\d/u.test(bare.flat);
  const named = few ? fieldNamed(bare.flat) : null;
  if (named && isNumberField(named)) return { kind: 'set', field: named, text: bare.text };
  const [only, ...more] = noted;
  const words = MEANT.exec(bare.flat)?.[1] ?? NO_BUT.exec(bare.flat)?.[1];
  const meant = words && quantitiesIn(words, languages).length === 0 ? words : undefined;
  if (meant && profile.location !== '' && isPlace(written(bare, meant)))
    return { kind: 'set', field: 'location', text: written(bare, meant) };
  if (meant && only && more.length === 0 && !isNumberField(only.field) && !/\d/u.test(meant))
    return renamed(profile, only.name, written(bare, meant));
  return null;
}
