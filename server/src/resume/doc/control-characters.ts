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
  for (const character of raw) {
    if (character === FIELD_BEGIN) fields.push('code');
    else if (character === FIELD_SEPARATOR && fields.length > 0) fields[fields.length - 1] = 'result';
    else if (character === FIELD_END) fields.pop();
    else if (!fields.includes('code')) text += character < ' ' ? (PLAIN[character] ?? '') : character;
  }
  // a row's last cell is followed by one more cell mark for the row itself
  return text.replace(/\t\t/g, '\n').replace(/\t+$/gm, '');
}
