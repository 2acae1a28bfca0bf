import { Buffer } from 'node:buffer';
import { edgeNumbers, type Mutation } from './byte-mutations.ts';
import { editPdfStream, streamsOf } from './pdf-stream.ts';
import { editTokens } from './text-edits.ts';
import tokens from './tokens.json' with { type: 'json' };

const NUMBER = /-?\d+(?:\.\d+)?/g;
const NAME = /\/[A-Za-z0-9#+-]+/g;
const REFERENCE = /\b\d+ \d+ R\b/g;
const WORD = /\b(?:\d+ \d+ obj|endobj|stream|endstream|xref|trailer|startxref|true|null)\b|%%EOF|<<|>>|\[|\]/g;
const TABLE_ROW = /\d{10} \d{5} [nf]|startxref\s+\d+|\/(?:Prev|XRefStm) \d+/g;

/** Edits of the tokens outside of streams. */
function inTokens(pattern: RegExp, others: readonly string[]): Mutation {
  return (file, dice) => {
    const text = file.toString('latin1');
    let searched = text;
    for (const { start, end } of streamsOf(text)) {
      searched = searched.slice(0, start) + ' '.repeat(end - start) + searched.slice(end);
    }
    return Buffer.from(editTokens(text, dice, { pattern, others, searched }), 'latin1');
  };
}

/** Mutations that know objects, tables of objects, and what is packed in streams. */
export const pdfMutations = {
  'PDF number': inTokens(NUMBER, [...edgeNumbers.map(String), ...tokens.pdf.numbers]),
  'PDF name': inTokens(NAME, tokens.pdf.names),
  'PDF reference': inTokens(REFERENCE, tokens.pdf.references),
  'PDF word': inTokens(WORD, tokens.pdf.words),
  'PDF table of objects': inTokens(TABLE_ROW, tokens.pdf.tableRows),
  'PDF stream': editPdfStream,
} satisfies Record<string, Mutation>;
