import { NAME_LIMIT } from '@foothold/contract';
import { clip } from '../clip.ts';
import { anyOf, fold } from '../fold.ts';
import type { Line } from '../lines.ts';
import { isAddress, isPlace } from './place.ts';
import { wordList } from '../word-list.ts';

const LABEL = new RegExp(
  `^\\s*${anyOf(
    wordList(`
    address, home address, current address, location, based in, lives in, living in, i live in, residence, city, town,
    adresse, j'habite à, j'habite, domicile, ville, lieu de résidence, localisation, vivo en, resido en, dirección, domicilio, residencia, ciudad,
    ubicación, localidad, lugar de residencia, población, moro em, resido em, vivo em, endereço, morada, residência, cidade, localização,
    localidade, כתובת, מגורים, מקום מגורים, עיר, עיר מגורים, אזור מגורים, ישוב, יישוב
  `),
  )}\\s*[:：-]?\\s+(?=\\S)`,
  'u',
);
const CONTACT =
  /\S{1,64}@\S{1,255}|(?:https?:\/\/|www\.)\S+|\b(?:[\w-]{1,63}\.){1,5}(?:com|org|net|io|me|dev|co|fr|es|br|pt|il|uk)(?:\/\S*)?|\+?\(?\d[\d\s().-]{6,}\d(?!\p{L})/giu;
const MAX_SHORT = 60;
const SEPARATORS = /\t|\s*[|•·∙●■]\s*|\p{Extended_Pictographic}\uFE0F?|\s{2,}|\s+[-–—]\s+/u;

/** Where the person lives, as printed in the lines at the top or among the personal details; '' when it isn't. */
export function locationOf(lines: readonly Line[]): string {
  const cells = lines.flatMap((line) => line.cells.flatMap((cell) => cell.split(SEPARATORS)));
  for (const cell of cells) {
    const label = LABEL.exec(fold(cell));
    const value = label ? withoutContacts(cell.slice(label[0].length))[0] : undefined;
    if (value && value !== '') return clip(value, NAME_LIMIT);
  }
  const texts = cells.flatMap(withoutContacts);
  const found = texts.find((text) => isPlace(text) || isAddress(text)) ?? townIn(texts);
  return clip(found ?? '', NAME_LIMIT);
}

/** "Gijón, 24 años": the known town among the parts of a short line. */
function townIn(texts: readonly string[]): string | undefined {
  return texts
    .filter((text) => text.length <= MAX_SHORT && !/[.!?]$/.test(text))
    .flatMap((text) => text.split(/\s*[,،]\s*/))
    .find((part) => isPlace(part));
}

/** E-mail addresses, links and telephone numbers part what stands on one line. */
function withoutContacts(cell: string): string[] {
  return cell
    .split(CONTACT)
    .map((part) => part.replace(/^[\s,;:|–—-]+|[\s,;:|–—-]+$/gu, ''))
    .filter((part) => /\p{L}/u.test(part));
}
