import { crc32, deflateRawSync } from 'node:zlib';
import { directoryEnd, directoryEntry, docxOf, localHeader, zipOf } from '../resume/fixtures/zip.ts';
import { casesOf } from './hostile-case.ts';
import { LARGE, packedPieces } from './large.ts';

const BODY = 'word/document.xml';
const READABLE = '<w:p><w:r><w:t>Nurse at City Hospital since 2019</w:t></w:r></w:p>';

/** One entry whose header says `size`, whatever comes out of it. */
function bodyThatSays(size: number): Uint8Array {
  const packed = packedPieces(' ');
  const header = { size, packedSize: packed.length, crc: 0, offset: 0 };
  const local = Buffer.concat([localHeader(BODY, header), packed]);
  const directory = directoryEntry(BODY, header);
  return Buffer.concat([local, directory, directoryEnd(1, directory.length, local.length)]);
}

const honestBomb = () => bodyThatSays(LARGE);
const bombThatLies = () => bodyThatSays(2_000);
const bombOfNoSize = () => bodyThatSays(0);

/** A thousand page headers that are all the same packed bytes. */
function overlappingEntries(): Uint8Array {
  const plain = Buffer.alloc(1_000_000, ' ');
  const packed = deflateRawSync(plain);
  const header = { size: plain.length, packedSize: packed.length, crc: crc32(plain), offset: 0 };
  const local = Buffer.concat([localHeader(BODY, header), packed]);
  const names = [BODY, ...Array.from({ length: 1_000 }, (_, index) => `word/header${index}.xml`)];
  const directory = Buffer.concat(names.map((name) => directoryEntry(name, header)));
  return Buffer.concat([local, directory, directoryEnd(names.length, directory.length, local.length)]);
}

/** A zip in a zip in a zip, 600 MB at the bottom. */
function nestedZips(): Uint8Array {
  let zip = bodyThatSays(LARGE);
  for (let depth = 0; depth < 5; depth += 1) zip = zipOf({ 'a.zip': Buffer.from(zip), 'b.zip': Buffer.from(zip) });
  return zip;
}

/** A readable document that brings a bomb along as an embedded object. */
function bombBesideTheText(): Uint8Array {
  const body = `<w:document xmlns:w="w"><w:body>${READABLE}</w:body></w:document>`;
  return zipOf({ [BODY]: body, 'word/embeddings/object1.docx': Buffer.from(bodyThatSays(LARGE)) });
}

function manyEntries(): Uint8Array {
  const header = { size: 0, packedSize: 2, crc: 0 };
  const local = Buffer.concat([localHeader(BODY, header), deflateRawSync('')]);
  const directory = Buffer.concat(Array.from({ length: 65_000 }, (_, index) => directoryEntry(`f${index}`, header)));
  return Buffer.concat([local, directory, directoryEnd(65_000, directory.length, local.length)]);
}

/** The end says that four thousand million bytes of directory begin behind the file. */
function directoryOutside(): Uint8Array {
  const zip = Buffer.from(docxOf(READABLE));
  zip.writeUInt32LE(0xfffffff0, zip.length - 10);
  zip.writeUInt32LE(0xfffffff0, zip.length - 6);
  return zip;
}

const unknownPacking = () => zipOf({ [BODY]: 'x' }, { method: 99 });
const lockedEntry = () => zipOf({ [BODY]: 'x' }, { flags: 1 });
const namesThatClimb = () => zipOf({ '../../../etc/passwd': 'x', [BODY]: 'x' });

export const docxBombs = casesOf('cv.docx', {
  'zip bomb of 600 MB': [honestBomb, 'RESUME_TOO_COMPLEX'],
  'zip bomb that says it is small': [bombThatLies, 'RESUME_DAMAGED'],
  'zip bomb that says it is empty': [bombOfNoSize, 'RESUME_DAMAGED'],
  'zip with a thousand overlapping entries': [overlappingEntries, 'RESUME_TOO_COMPLEX'],
  'zip in a zip, five deep': [nestedZips, 'RESUME_TYPE'],
  'zip bomb as an embedded object': [bombBesideTheText, 'read'],
  'zip of 65,000 entries': [manyEntries, 'RESUME_TOO_COMPLEX'],
  'zip whose directory lies outside': [directoryOutside, 'RESUME_DAMAGED'],
  'zip packed in an unknown way': [unknownPacking, 'RESUME_DAMAGED'],
  'zip with a locked entry': [lockedEntry, 'RESUME_ENCRYPTED'],
  'zip with names that climb': [namesThatClimb, 'RESUME_DAMAGED'],
});
