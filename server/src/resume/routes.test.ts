import { api, RESUME_MAX_BYTES } from '@foothold/contract';
import type { Guide } from '@foothold/guide';
import { builtInGuide } from '@foothold/guide/built-in';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/app.ts';

const asked: { text: string; fileName: string; language: string }[] = [];
const builtIn = builtInGuide();
const parseResume: Guide['parseResume'] = async (input, context) => {
  asked.push({ ...input, language: context.language });
  if (input.text.includes('BREAK')) throw new Error('secret text');
  return builtIn.parseResume(input, context);
};

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await buildTestApp({ guide: { ...builtIn, parseResume } });
  token = (await test.signUp()).token;
});
afterAll(() => test.close());
beforeEach(() => void asked.splice(0));

/** A PDF of one page that says `line`. */
function pdf(line: string): Blob {
  const content = `BT /F1 12 Tf 72 720 Td (${line}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj${body}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${offsets.join('')}`;
  return new Blob([`${file}${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`]);
}

type Fields = [name: string, value: string | Blob, fileName?: string][];

async function upload(fields: Fields, headers: Record<string, string> = {}, as: string | null = token) {
  const form = new FormData();
  for (const [name, value, fileName] of fields) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, fileName);
  }
  const encoded = new Response(form);
  const response = await test.app.inject({
    method: 'POST',
    url: api.resume.upload.path,
    headers: {
      ...(as !== null && { authorization: `Bearer ${as}` }),
      'content-type': encoded.headers.get('content-type') ?? '',
      ...headers,
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: response.statusCode, data: response.json() as { code?: string }, headers: response.headers };
}

describe('POST /api/upload-resume', () => {
  it('reads the text of a CV and has the guide parse it in the language asked', async () => {
    const { status, data } = await upload([
      ['file', pdf('Bicycle mechanic at Wheels'), 'CV.PDF'],
      ['language', 'pt'],
    ]);
    expect([status, Object.keys(data).toSorted()]).toEqual([
      200,
      ['age', 'doubts', 'education', 'experience', 'hobbies', 'location', 'skills', 'source'],
    ]);
    expect(asked).toEqual([{ text: expect.stringContaining('Bicycle mechanic'), fileName: 'CV.PDF', language: 'pt' }]);
  });

  it('takes the person’s own language when the form names none of ours', async () => {
    const fields: Fields = [
      ['language', 'xx'],
      ['file', pdf('Bicycle mechanic'), 'cv.pdf'],
    ];
    await upload(fields, { 'accept-language': 'es' });
    expect(asked).toMatchObject([{ language: 'es' }]);
  });

  it.each<[string, Fields, number, string]>([
    ['no file', [['language', 'en']], 400, 'INVALID'],
    ['a file as a plain field', [['file', '%PDF-1.7']], 400, 'INVALID'],
    ['a file under another name', [['cv', pdf('x'), 'cv.pdf']], 400, 'INVALID'],
    [
      'two files',
      [
        ['file', pdf('x'), 'a.pdf'],
        ['file', pdf('y'), 'b.pdf'],
      ],
      413,
      'TOO_LARGE',
    ],
    ['a thousand fields', [...Array(1_000)].map((_field, at) => [`f${at}`, 'x']), 413, 'TOO_LARGE'],
    ['more than 10 MiB', [['file', new Blob([new Uint8Array(RESUME_MAX_BYTES + 1)]), 'cv.pdf']], 413, 'TOO_LARGE'],
    ['a picture', [['file', new Blob(['\u0089PNG']), 'cv.png']], 415, 'RESUME_TYPE'],
    ['an empty file', [['file', new Blob([]), 'cv.pdf']], 422, 'RESUME_EMPTY'],
    ['a broken PDF', [['file', new Blob(['%PDF-1.7 nothing else']), 'cv.pdf']], 422, 'RESUME_DAMAGED'],
  ])('refuses %s', async (_what, fields, status, code) => {
    const reply = await upload(fields);
    expect([reply.status, reply.data.code]).toEqual([status, code]);
    expect(asked).toEqual([]);
  });

  it('refuses a body that is not what its boundary promises, or no form at all', async () => {
    const file: Fields = [['file', pdf('x'), 'cv.pdf']];
    expect((await upload(file, { 'content-type': 'multipart/form-data; boundary=nope' })).status).toBe(400);
    expect((await upload(file, { 'content-type': 'application/json' })).status).toBe(415);
    expect((await upload(file, {}, null)).status).toBe(401);
  });

  it('says that it is unavailable when the guide fails', async () => {
    const { status, data } = await upload([['file', pdf('BREAK'), 'cv.pdf']]);
    expect([status, data]).toEqual([503, expect.objectContaining({ code: 'UNAVAILABLE' })]);
    expect(JSON.stringify(data)).not.toContain('secret');
  });
});
