const FIELD_BEGIN = '\u0013';
const FIELD_SEPARATOR = '\u0014';
const FIELD_END = '\u0015';

/** Word's special characters ([MS-DOC] 2.4.1) as plain ones; those not named here carry no text. */
const PLAIN: Readonly<Record<string, string>> = {
  '\u0007': '\t', // end of a table cell
  '\t': '\t',
  '\n': '\n',
  '\u000B': '\n',
  '\u000C': '\n',
  '\r': '\n',
  '\u000E': '\n',
  '\u001E': '\u2011',
};

/** Raw document text without control characters and field codes; a table row ends like a paragraph. */
export function plainText(raw: string): string {
  let text = '';
  const fields: ('code' | 'result')[] = [];
  // counted, since a damaged file can open a hundred thousand fields
  let codes = 0;
  for (const character of raw) {
    if (character === FIELD_BEGIN) {
      fields.push('code');
      codes += 1;
    } else if (character === FIELD_SEPARATOR || character === FIELD_END) {
      if (fields.pop() === 'code') codes -= 1;
      if (character === FIELD_SEPARATOR) fields.push('result');
    } else if (codes === 0) text += character < ' ' ? (PLAIN[character] ?? '') : character;
  }
  // a row's last cell is followed by one more cell mark for the row itself
  return text.replace(/\t\t/g, '\n').replace(/\t+$/gm, '');
}
