import type { MultipartField } from './cases.ts';
import { fillText, type Values } from './placeholders.ts';

/** A multipart body of plain fields. */
export function multipartBody(parts: readonly MultipartField[], values: Values): { body: string; contentType: string } {
  const boundary = 'attack-boundary';
  const fields = parts.flatMap(({ name, value, repeat = 1 }) =>
    Array.from({ length: repeat }, (_part, at) => {
      const own = { ...values, n: String(at) };
      const disposition = `Content-Disposition: form-data; name="${fillText(name, own)}"`;
      return `--${boundary}\r\n${disposition}\r\n\r\n${fillText(value, own)}\r\n`;
    }),
  );
  return { body: `${fields.join('')}--${boundary}--\r\n`, contentType: `multipart/form-data; boundary=${boundary}` };
}
