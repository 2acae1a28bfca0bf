import { api, languages } from '@foothold/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestPerson } from '../../test/app.ts';
import { inline, quoted } from './markdown-text.ts';
import { readableTexts } from './readable-texts.ts';
import { hardWords, liveFully } from '../../test/account/full-life.ts';

type Tree = { [key: string]: string | Tree };
const leaves = (tree: Tree, at = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[at + key, value]] : leaves(value, `${at}${key}.`),
  );

describe('the texts of a readable export', () => {
  const english = leaves(readableTexts.en as unknown as Tree);
  it.each(languages)('are complete in %s, with the same slots', (language) => {
    const own = leaves(readableTexts[language] as unknown as Tree);
    const slots = (text: string) => text.match(/\{\w+\}/g) ?? [];
    expect(own.map(([key]) => key)).toEqual(english.map(([key]) => key));
    expect(own.map(([, text]) => slots(text))).toEqual(english.map(([, text]) => slots(text)));
    expect(own.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('set a fixed space before a colon in French', () => {
    const own = leaves(readableTexts.fr as unknown as Tree);
    expect(own.filter(([, text]) => /[^\u00a0]:/.test(text))).toEqual([]);
  });
});

describe('words in Markdown', () => {
  it('stay words', () => {
    expect(inline('**a** <b>\n[c](d) #e | `f`')).toBe('\\*\\*a\\*\\* \\<b\\> \\[c\\](d) \\#e \\| \\`f\\`');
    expect(quoted('# a\n\n- b\r\n</script>')).toBe('> \\# a\n>\n> - b\n> \\</script\\>');
  });
});

describe('a readable export', () => {
  let test: TestApp;
  let dana: TestPerson;
  beforeAll(async () => {
    test = await buildTestApp();
    dana = await test.signUp({ language: 'fr' });
    await liveFully(test, dana.token);
  });
  afterAll(() => test.close());

  const read = async ({ token }: TestPerson) => (await test.as(token).call(api.account.exportReadable)).data.markdown;

  it('tells everything there is, in the person’s language and in their words', async () => {
    const markdown = await read(dana);
    const { data: plan } = await test.as(dana.token).call(api.plan.get);
    const { data: ideas } = await test.as(dana.token).call(api.recommendations.list);
    const { data: chat } = await test.as(dana.token).call(api.chat.onboardingList);
    for (const text of [
      '# Ce que Foothold conserve sur vous',
      '## Idées',
      '**E-mail\u00a0:** ',
      dana.email,
      inline(plan.title),
      ...plan.steps.flatMap((step) => [step.title, ...step.substeps.map(({ title }) => title)]).map(inline),
      ...ideas.recommendations.map(({ title }) => inline(title)),
      ...chat.messages.map(({ content }) => quoted(content)),
      quoted(hardWords),
      '- [x] ',
    ]) {
      expect(markdown).toContain(text);
    }
    expect(markdown).not.toMatch(/argon2|undefined|\[object|null/);
  });

  it('says where there is nothing yet', async () => {
    const markdown = await read(await test.signUp({ language: 'pt' }));
    expect(markdown).toContain('## Ideias\n\nNada ainda.');
    expect(markdown).toContain('## Dispositivos conectados\n\n- ');
  });
});
