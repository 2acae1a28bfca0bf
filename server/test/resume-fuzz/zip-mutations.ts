import { Buffer } from 'node:buffer';
import { inflateRawSync } from 'node:zlib';
import { zipOf } from '../resume/fixtures/zip.ts';
import { byteMutations, edgeNumbers, type Mutation } from './byte-mutations.ts';
import type { Dice } from './dice.ts';
import { editTokens } from './text-edits.ts';
import tokens from './tokens.json' with { type: 'json' };

type Field = { offset: number; size: 2 | 4 };
const fields = (size: 2 | 4, ...offsets: number[]): Field[] => offsets.map((offset) => ({ offset, size }));
/** The records of a zip and their fields (APPNOTE.TXT 4.3.7, 4.3.12, 4.3.16). */
const RECORDS = [
  { signature: 'PK\u0003\u0004', fields: [...fields(2, 4, 6, 8, 26, 28), ...fields(4, 14, 18, 22)] },
  { signature: 'PK\u0001\u0002', fields: [...fields(2, 6, 8, 10, 28, 30, 32, 34), ...fields(4, 16, 20, 24, 42)] },
  { signature: 'PK\u0005\u0006', fields: [...fields(2, 4, 6, 8, 10, 20), ...fields(4, 12, 16)] },
] as const;
const ENTRY = { signature: 'PK\u0001\u0002', method: 10, packedSize: 20, nameLength: 28, local: 42, name: 46 };
const LOCAL = { nameLength: 26, extraLength: 28, size: 30 };

/** What is changed in XML: whole elements, attributes and texts, which mostly leaves it well formed, or single tags. */
const XML_TOKENS = [
  { pattern: /<w:(p|r|t|tr|tc|pPr|rPr)(?:\s[^<>]*)?>[^]*?<\/w:\1>/g, others: tokens.xml.elements },
  { pattern: /[\w:]+="[^"]*"/g, others: tokens.xml.attributes },
  { pattern: /(?<=>)[^<>]+(?=<)/g, others: tokens.xml.texts },
  { pattern: /<[^<>]*>/g, others: tokens.xml.tags },
] as const;

/** The entries of a zip that nobody has changed, unpacked. */
export function entriesOf(file: Buffer): Record<string, Buffer> {
  const entries: Record<string, Buffer> = {};
  for (let at = file.indexOf(ENTRY.signature); at >= 0; at = file.indexOf(ENTRY.signature, at + 1)) {
    const name = file.toString('utf8', at + ENTRY.name, at + ENTRY.name + file.readUInt16LE(at + ENTRY.nameLength));
    const local = file.readUInt32LE(at + ENTRY.local);
    const start =
      local + LOCAL.size + file.readUInt16LE(local + LOCAL.nameLength) + file.readUInt16LE(local + LOCAL.extraLength);
    const packed = file.subarray(start, start + file.readUInt32LE(at + ENTRY.packedSize));
    entries[name] = file.readUInt16LE(at + ENTRY.method) === 0 ? packed : inflateRawSync(packed);
  }
  return entries;
}

function changedXml(xml: Buffer, dice: Dice): Buffer {
  if (dice.below(5) === 0) return dice.pick(Object.values(byteMutations))(xml, dice);
  const { pattern, others } = dice.pick(XML_TOKENS);
  const edited = editTokens(xml.toString('utf8'), dice, { pattern, others });
  return Buffer.from(edited, dice.below(30) === 0 ? 'utf16le' : 'utf8');
}

/** Changes the XML of a Word document and packs it anew; only for a document that nobody has changed. */
export const xmlMutation: Mutation = (file, dice) => {
  const entries = entriesOf(file);
  const parts = Object.keys(entries).filter((name) => /^word\/(?:document|header\d*)\.xml$/.test(name));
  const part = dice.pick(parts);
  return Buffer.from(zipOf({ ...entries, [part]: changedXml(entries[part] ?? Buffer.alloc(0), dice) }));
};

/** Changes fields of the records that hold a zip together. */
export const zipFieldMutation: Mutation = (file, dice) => {
  const mutant = Buffer.from(file);
  for (let count = dice.mostlySmall(6); count > 0; count -= 1) {
    const record = dice.pick(RECORDS);
    const found = placesOf(mutant, record.signature).filter((at) => at + ENTRY.name <= mutant.length);
    if (found.length === 0) continue;
    const { offset, size } = dice.pick(record.fields);
    const at = dice.pick(found) + offset;
    const own = mutant.readUIntLE(at, size);
    const value = dice.pick([
      dice.pick(edgeNumbers),
      own + 1,
      Math.max(own - 1, 0),
      (own ^ (1 << dice.below(8))) >>> 0,
    ]);
    mutant.writeUIntLE(value % 2 ** (8 * size), at, size);
  }
  return mutant;
};

function placesOf(file: Buffer, signature: string): number[] {
  const places: number[] = [];
  for (let at = file.indexOf(signature); at >= 0; at = file.indexOf(signature, at + 1)) places.push(at);
  return places;
}
