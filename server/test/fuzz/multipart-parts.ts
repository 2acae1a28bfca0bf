import fc, { type Arbitrary } from 'fast-check';
import { anyText } from './hostile-values.ts';

/** A part of an upload, as its lines are written; it need not be well formed. */
export interface Part {
  disposition: string;
  type: string | undefined;
  content: string;
}

const disposition = fc.oneof(
  { weight: 4, arbitrary: fc.constant('form-data; name="file"; filename="cv.pdf"') },
  fc.constantFrom(
    'form-data; name="language"',
    'form-data; name="__proto__"',
    'form-data; name="file"; filename="../../evil.docx"',
    'form-data; name="file"; filename=""',
    'form-data; name="file"; filename*=utf-8\'\'%00%ff.pdf',
    'form-data',
    'attachment',
    '',
  ),
);

const content = fc.oneof(
  { weight: 2, arbitrary: anyText },
  fc.constantFrom(
    '',
    '%PDF-1.7\n',
    'PK\u0003\u0004',
    '\u00D0\u00CF\u0011\u00E0',
    '{"a":1}',
    '\r\n--fuzz-boundary\r\n',
    'he',
  ),
);

export const parts: Arbitrary<Part[]> = fc.array(
  fc.record({
    disposition,
    type: fc.option(fc.constantFrom('application/pdf', 'text/plain', 'image/svg+xml'), { nil: undefined }),
    content,
  }),
  { maxLength: 3 },
);

const BOUNDARY = 'fuzz-boundary';
export const multipartType = `multipart/form-data; boundary=${BOUNDARY}`;

/** The bytes of an upload of these parts. */
export function multipartBytes(all: readonly Part[]): Buffer {
  const written = all.map(({ disposition: head, type, content: text }) =>
    [
      `--${BOUNDARY}\r\n`,
      head && `Content-Disposition: ${head}\r\n`,
      type ? `Content-Type: ${type}\r\n` : '',
      `\r\n${text}\r\n`,
    ].join(''),
  );
  return Buffer.from(`${written.join('')}--${BOUNDARY}--\r\n`);
}
