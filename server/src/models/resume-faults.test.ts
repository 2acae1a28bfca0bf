import { api } from '@foothold/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { somebody } from '../../test/plan.ts';
import { docxOf } from '../../test/resume/fixtures/zip.ts';
import { appOnModel } from '../../test/models/app-on-model.ts';
import type { Fault } from '../../test/models/fault.ts';
import { goodModel } from '../../test/models/good-model.ts';

const lines = [
  'Dana Levi',
  'Haifa',
  'Experience',
  'Bicycle mechanic, Wheels Ltd, 2015 - 2019',
  'Repaired city bicycles',
  'Skills',
  'Welding, Baking',
];
/** A .docx: the quickest to read of the three kinds, and each of these tests reads it anew. */
const file = docxOf(lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join(''));

const on = appOnModel({ format: 'openai', answer: goodModel, faultAfterWords: 3 });
let token = '';
/** What is read for somebody who wants no model asked. */
let own: Awaited<ReturnType<typeof upload>> & { asked: number };

async function upload(as = token) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)]), 'cv.docx');
  const encoded = new Response(form);
  const response = await on.test.app.inject({
    method: 'POST',
    url: api.resume.upload.path,
    headers: { authorization: `Bearer ${as}`, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  const { source, ...read } = response.json<{ source: string }>();
  return { status: response.statusCode, source, read };
}

beforeAll(async () => {
  const person = await somebody(on.test);
  await person.call(api.account.setUseModel, { body: { use_model: false } });
  const withoutModel = await upload(person.person.token);
  own = { ...withoutModel, asked: on.standIn.requests.length };
  token = (await somebody(on.test)).person.token;
}, 60_000);

const failing: readonly Fault[] = [
  'malformed-json',
  'wrong-schema',
  'deep-json',
  'cut-at-length',
  'empty-answer',
  'refusal',
  'huge-answer',
  'unauthorized',
  'rate-limit',
  'rate-limit-retry-after',
  'server-error',
  'context-too-long',
  'html-page',
  'reset-before-headers',
  'silent-headers',
  'stall',
  'reset',
  'close-early',
  'malformed-event',
];

describe('a CV', () => {
  it('that nobody’s model has read holds what was printed', () => {
    expect(own).toMatchObject({ status: 200, source: 'builtin', asked: 0 });
    expect(own.read).toMatchObject({
      experience: [{ role_title: 'Bicycle mechanic', company_name: 'Wheels Ltd' }],
      location: 'Haifa',
    });
  });

  it.each(failing)('is read by the built-in guide, and says so, on a model with %s', async (fault) => {
    on.standIn.manner.fault = fault;
    expect(await upload()).toEqual({ status: 200, source: 'builtin', read: own.read });
    expect(on.standIn.requests.length).toBeGreaterThan(0);
  });

  it.each([null, 'fenced-json', 'prose-round-json'] as const)(
    'is read by both where a model adds to it (%s)',
    async (fault) => {
      on.standIn.manner.fault = fault;
      const { status, source, read } = await upload();
      expect([status, source]).toEqual([200, 'mixed']);
      expect(read).toMatchObject({
        skills: expect.arrayContaining([expect.objectContaining({ name: 'Bicycle mechanic' })]),
      });
    },
  );
});
