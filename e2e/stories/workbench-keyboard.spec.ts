import type { Plan, Result, ResultContent, Rhythm, Substep } from '@foothold/contract';
import type { Page } from '@playwright/test';
import { forbidPointers, type Keys, keysOf } from '../acts/keyboard.ts';
import { enter, prepare } from '../acts/prepared.ts';
import { expect, test, type Translate } from '../story.ts';

interface Bench {
  page: Page;
  t: Translate;
  keys: Keys;
}

type Kind = ResultContent['kind'];

/** What is written, by the kind of place, and what of it is typed last. */
const words = { text: 'offer', people: 'Ruth', sum: 'flour', list: 'permit', decision: 'Fridays' } as const;
const last = { text: 'sentence', people: '"yes"', sum: '12.5', list: 'permit', decision: 'said yes' } as const;

const inputs = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Fills the place that is open, with keys alone. */
const fill: Record<Kind, (bench: Bench) => Promise<void>> = {
  text: ({ page, t, keys }) => keys.write(inputs(page, t('result:text.label')), `An ${words.text} in a sentence`),
  async people({ page, t, keys }) {
    await keys.write(inputs(page, t('result:people.name')), words.people);
    await keys.choose(page.getByRole('combobox', { name: t('result:people.answer'), exact: true }), 'yes');
  },
  async sum({ page, t, keys }) {
    await keys.write(inputs(page, t('result:sum.label')), words.sum);
    await keys.write(inputs(page, t('result:sum.amount')), '12,5');
  },
  async list({ page, t, keys }) {
    await keys.write(inputs(page, t('result:list.line', { number: 1 })), 'insurance');
    await keys.press(page.getByRole('button', { name: t('result:list.add'), exact: true }));
    await expect(inputs(page, t('result:list.line', { number: 2 })), 'a new row is written in at once').toBeFocused();
    await page.keyboard.type(words.list);
  },
  async decision({ page, t, keys }) {
    await keys.write(inputs(page, t('result:decision.choice')), words.decision);
    await keys.write(inputs(page, t('result:decision.reason')), 'most said yes');
  },
};

/** Where the word of a kind stands once it is there. */
const fieldOf = (kind: Kind, t: Translate) =>
  ({
    text: t('result:text.label'),
    people: t('result:people.name'),
    sum: t('result:sum.label'),
    list: t('result:list.line', { number: 2 }),
    decision: t('result:decision.choice'),
  })[kind];

/** Writes into the place of a task and waits until the server has it. */
async function write({ page, t, keys }: Bench, { substep_id: id, work }: Substep): Promise<void> {
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().endsWith(`/api/substep/${id}/result`) &&
      answer.request().method() === 'PUT' &&
      (answer.request().postData() ?? '').includes(last[work.kind]),
  );
  await fill[work.kind]({ page, t, keys });
  expect((await saved).ok()).toBe(true);
}

test('results of every kind are written, and a day reported, without a mouse', async ({
  page,
  request,
  t,
  language,
}) => {
  const person = await prepare(request, language, 'plan');
  const { steps } = (await person.call('GET', '/api/plan')) as Plan;
  const tasks = steps.flatMap(({ substeps }) => substeps);
  await forbidPointers(page);
  const bench = { page, t, keys: keysOf(page) };

  for (const kind of ['text', 'people', 'sum', 'list', 'decision'] as const) {
    const task = tasks.find(({ work }) => work.kind === kind);
    if (!task) throw new Error(`The plan has no place of the kind ${kind}.`);
    const address = `/plan?step=${task.substep_id}&view=result`;
    if (kind === 'text') await enter(page, person, address);
    else await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: task.title })).toBeVisible();
    await page.keyboard.press('Tab');
    await write(bench, task);
    await page.reload();
    const field = inputs(page, fieldOf(kind, t));
    await expect(field).toHaveValue(new RegExp(words[kind]));
    const kept = (await person.call('GET', `/api/substep/${task.substep_id}/result`)) as Result;
    expect(kept.kind).toBe(kind);
  }

  await page.goto('/rhythm');
  const report = page.getByRole('region', { name: t('rhythm:report.title') });
  await expect(report).toBeVisible();
  await page.keyboard.press('Tab');
  await bench.keys.to(report.getByRole('radio', { name: t('rhythm:report.moods.well') }));
  await page.keyboard.press('Space');
  await bench.keys.to(report.getByRole('radio', { name: t('rhythm:report.deeds.people') }));
  await page.keyboard.press('Space');
  await bench.keys.write(inputs(page, t('rhythm:report.line')), 'Ruth said yes');
  await page.keyboard.press('Enter');
  await expect(report.getByText(t('rhythm:report.saved'))).toBeVisible();
  const { reported, week } = (await person.call('GET', '/api/rhythm?zone=UTC')) as Rhythm;
  expect([reported, week.done]).toEqual([true, 1]);
});
