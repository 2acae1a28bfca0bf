import { NAME_LIMIT } from '@foothold/contract';
import { clip } from '../../../resume/clip.ts';
import { anyOf, fold } from '../../../resume/fold.ts';
import type { Line } from '../lines.ts';
import { isAddress, isPlace } from '../../../resume/person/place.ts';
import { wordList } from '../../../resume/word-list.ts';

const LABEL = new RegExp(
  `^\\s*${anyOf(
    wordList(`
    address, home address, add, addr, adr, end, ender, endereco, dir, dom, direc, direccion actual, current address, location, based in, lives in, living in, i live in, residence, city, town,
    adresse, j'habite à, j'habite, domicile, ville, lieu de résidence, localisation, vivo en, resido en, dirección, domicilio, residencia, ciudad,
    ubicación, localidad, lugar de residencia, población, moro em, resido em, vivo em, endereço, morada, residência, cidade, localização,
    localidade, כתובת, מגורים, מקום מגורים, עיר, עיר מגורים, אזור מגורים, ישוב, יישוב
  `),
  )}\\s*[:：.-]{0,2}\\s+(?=\\S)`,
  'u',
);
/** "from Bradford", "גרה בקריית ביאליק". */
const FROM = new RegExp(
  `^(?:(?:and|et|y|e)\\s+)?(?:${anyOf(wordList("i am from, i live in, live in, living in, from, based in, de, je vis à, à, habite à, j'habite à, soy de, vivo en, en, sou de, moro em, vivo em, em"))}\\s+|גר(?:ה)?\\s+ב|מתגורר(?:ת)?\\s+ב)`,
  'u',
);
/** "בת 29 מאשקלון": from a town, in one word with it. */
const HEBREW_FROM = /(?:^|\s)[מב]-?([\u05D0-\u05EA][\u05D0-\u05EA\s"'-]{1,30})$/u;
const LIVES = new RegExp(
  `^.{0,60}?(?:${anyOf(wordList("live in, living in, based in, j'habite à, habite à, habitant à, vivo en, resido en, moro em, resido em"))}\\s+|(?<![\\p{L}])(?:גר|גרה|מתגורר|מתגוררת)\\s+ב)`,
  'u',
);
const MAX_TOWN_WORDS = 3;
const CONTACT =
  /\S{1,64}@\S{1,255}|(?:https?:\/\/|www\.)\S+|\b(?:[\w-]{1,63}\.){1,5}(?:com|org|net|io|me|dev|co|fr|es|br|pt|il|uk)(?:\/\S*)?|(?!\d{4,5}-\d{3}(?!\d))\+?\(?\d[\d\s().-]{6,}\d(?!\p{L})/giu;
const MAX_SHORT = 60;
const SEPARATORS = /\t|\s*[|•·∙●■]\s*|\p{Extended_Pictographic}\uFE0F?|\s{2,}|\s+[-–—]\s+/u;

/** As much of all cells together as is read, in UTF-16 units: where somebody lives stands on the first pages. */
const MOST_READ = 10_000;

function readable(cells: readonly string[]): string[] {
  let left = MOST_READ;
  return cells.flatMap((cell) => {
    const read = cell.slice(0, left);
    left -= read.length;
    return read === '' ? [] : [read];
  });
}

/** Where the person lives, as printed in the lines at the top or among the personal details; '' when it isn't. */
export function locationOf(lines: readonly Line[]): string {
  const cells = readable(lines.flatMap((line) => line.cells)).flatMap((cell) => cell.split(SEPARATORS));
  for (const cell of cells) {
    const label = LABEL.exec(fold(cell));
    const value = label ? withoutContacts(cell.slice(label[0].length))[0] : undefined;
    if (value && value !== '') return clip(value, NAME_LIMIT);
  }
  const texts = cells.flatMap(withoutContacts);
  const found = texts.find((text) => isPlace(text) || isAddress(text)) ?? townIn(texts) ?? toldIn(texts);
  return clip(found ?? '', NAME_LIMIT);
}

/** "Gijón, 24 años": the known town among the parts of a short line. */
function townIn(texts: readonly string[]): string | undefined {
  return texts
    .filter((text) => text.length <= MAX_SHORT && !/[.!?]$/.test(text))
    .flatMap((text) => text.split(/\s*[,،]\s*/))
    .flatMap((part) => [part, HEBREW_FROM.exec(part)?.[1] ?? part])
    .map((part) => part.slice(FROM.exec(fold(part))?.[0].length ?? 0))
    .find((part) => isPlace(part));
}

/** "… and I live in Otley", "גרה בקריית ביאליק": a town nobody listed, where the words say that somebody lives there. */
function toldIn(texts: readonly string[]): string | undefined {
  const parts = texts.flatMap((text) => text.split(/\s*[,،.]\s*/));
  return parts
    .map((part) => part.slice(LIVES.exec(fold(part))?.[0].length ?? part.length))
    .map((part) => part.replace(/\s+(?:with|avec|con|com|and|et|y|e|עם)\s.*$/u, ''))
    .find(isTownName);
}

function isTownName(text: string): boolean {
  return /^[\p{Lu}\u05D0-\u05EA][^\d]{2,30}$/u.test(text) && text.split(' ').length <= MAX_TOWN_WORDS;
}

/** E-mail addresses, links and telephone numbers part what stands on one line. */
function withoutContacts(cell: string): string[] {
  return cell
    .split(CONTACT)
    .map((part) => part.replace(/^[\s,;:|–—-]+|[\s,;:|–—-]+$/gu, ''))
    .filter((part) => /\p{L}/u.test(part));
}
