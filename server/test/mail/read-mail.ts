/** A mail as its reader sees it. */
export interface ReadMail {
  recipients: string[];
  headers: Map<string, string>;
  subject: string;
  text: string;
  html: string;
  /** The address it leads to; empty for a notice. */
  link: string;
  /** What stands behind the `#` of that address. */
  token: string;
}

/** Reads a message of two parts, plain and HTML, as the transport makes them. */
export function readMail(raw: string, recipients: string[] = []): ReadMail {
  const [head, body] = split(raw);
  const headers = headersOf(head);
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [partHead, partBody] = split(part.replace(/^\r?\n/, ''));
      const partHeaders = headersOf(partHead);
      return {
        type: partHeaders.get('content-type') ?? '',
        text: decoded(partBody, partHeaders.get('content-transfer-encoding')),
      };
    });
  const part = (type: string) => parts.find((one) => one.type.startsWith(type))?.text ?? '';
  const text = part('text/plain');
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
  const subject = words(headers.get('subject') ?? '');
  return { recipients, headers, subject, text, html: part('text/html'), link, token: link.split('#')[1] ?? '' };
}

function split(message: string): [head: string, body: string] {
  const [head = '', ...rest] = message.split(/\r?\n\r?\n/);
  return [head, rest.join('\n\n')];
}

function headersOf(head: string): Map<string, string> {
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
}

function decoded(body: string, encoding = '7bit'): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8');
  return /quoted-printable/i.test(encoding) ? fromQuoted(body.replace(/=\r?\n/g, '')) : body;
}

function fromQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_sign, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Encoded words of a header: `=?UTF-8?Q?…?=`. */
function words(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_word, kind: string, text: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString('utf8') : fromQuoted(text.replaceAll('_', ' ')),
    );
}
