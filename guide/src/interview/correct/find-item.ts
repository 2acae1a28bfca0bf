import {
  applyField,
  askedFields,
  isListField,
  isSeveralField,
  isTextField,
  type ListField,
  nameIn,
  payloadOf,
  renamedIn,
  type Profile,
  type TextField,
  updateWith,
  withPayload,
} from '@foothold/contract';
import { flat } from '../reading/message.ts';

/** An item of a list, or a piece of a text, that words name. */
export interface FoundItem {
  field: ListField | TextField;
  /** Place in the list, or among the pieces of the text. */
  index: number;
}

/** The pieces of a text as they were added: between commas. */
export function piecesOf(text: string): string[] {
  return text.split(/, /u).filter((piece) => piece.trim() !== '');
}

const bare = (text: string) =>
  flat(text)
    .replace(
      /^(?:(?:an?|the|my|un|une|le|la|les|el|los|las|una|o|os|as|um|uma|mon|ma|mes|mi|mis|meu|minha|de|את|ה)(?!\p{L}) ?|l')+/u,
      '',
    )
    .replace(/[\s"'.!?,]+$|^["'\s]+/gu, '');

const lists = askedFields.filter((field) => isListField(field));
const texts = askedFields.filter((field) => isTextField(field));
/** Lists first, then what holds several things. */
const named: readonly FoundItem['field'][] = [
  ...lists,
  ...texts.filter(isSeveralField),
  ...texts.filter((field) => !isSeveralField(field)),
];

/** The names of the items of a list, or the pieces of a text. */
function namesIn(profile: Profile, field: FoundItem['field']): string[] {
  if (isListField(field)) return payloadOf(profile, field).map((item: object) => nameIn(field)(item));
  const text = payloadOf(profile, field);
  return isSeveralField(field) ? piecesOf(text) : [text].filter((one) => one !== '');
}

/** Everything a profile holds that has a name, with it as written. */
export function namedItems(profile: Profile): (FoundItem & { name: string })[] {
  return named.flatMap((field) => namesIn(profile, field).map((name, index) => ({ field, index, name })));
}

const SHORTEST_PART = 3;

/** The item that words name: the same words first, then one that begins with them, then one that holds them. */
export function findItem(profile: Profile, words: string): FoundItem | null {
  const wanted = bare(words.slice(0, 200));
  if (wanted.length < 2) return null;
  const all = namedItems(profile).map((item) => ({ ...item, name: bare(item.name) }));
  const partly = wanted.length >= SHORTEST_PART;
  return (
    all.find(({ name }) => name === wanted || name === wanted.replace(/^[הבו]/u, '')) ??
    (partly ? all.find(({ name }) => name.startsWith(`${wanted} `) || wanted.startsWith(`${name} `)) : undefined) ??
    (partly ? all.find(({ name }) => ` ${name} `.includes(` ${wanted} `)) : undefined) ??
    null
  );
}

/** The profile with one item of a list, or one piece of a text, called so; null takes it out. */
function withItem(profile: Profile, { field, index }: FoundItem, name: string | null): Profile {
  const made = <Item>(items: readonly Item[], named: (item: Item) => Item) =>
    items.flatMap((item, at) => (at !== index ? [item] : name === null ? [] : [named(item)]));
  if (isListField(field)) {
    const items: readonly object[] = payloadOf(profile, field);
    const payload = made(items, (item) => renamedIn(field, item, name ?? ''));
    return applyField(profile, updateWith(field, payload));
  }
  if (!isSeveralField(field)) return withPayload(profile, field, name ?? '');
  return withPayload(profile, field, made(piecesOf(payloadOf(profile, field)), () => name ?? '').join(', '));
}

/** The profile without one item. */
export function withoutItem(profile: Profile, item: FoundItem): Profile {
  return withItem(profile, item, null);
}

/** The profile with one item called otherwise; whatever else is known of it stays. */
export function renamedItem(profile: Profile, item: FoundItem, name: string): Profile {
  return withItem(profile, item, name);
}
