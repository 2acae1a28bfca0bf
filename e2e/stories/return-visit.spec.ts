import type { Page } from '@playwright/test';
import { ask, openSteps } from '../acts/plan.ts';
import { enter, prepare } from '../acts/prepared.ts';
import { expect, test } from '../story.ts';

/** All that is kept in this browser for reading and sending later. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('foothold-kept');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('kept').objectStore('kept').getAll();
          reading.onsuccess = () => resolve(JSON.stringify(reading.result));
        };
      }),
  );

/** Holds back every answer of these calls until it is told to let go. */
async function hold(page: Page, calls: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Whatever the page asks: the first of its calls to be answered tells it that the session has ended. */
const EVERYTHING = /\/api\//;

const boxes = async (page: Page, t: Parameters<typeof openSteps>[1]) =>
  (await openSteps(page, t))
    .getByRole('navigation', { name: t('plan:steps.label') })
    .locator('ol ol')
    .getByRole('checkbox');

interface Steps {
  steps: { step_id: string; substeps: { substep_id: string; title: string }[] }[];
}

test('who comes back sees plan and talk before the server answers, and then what has changed since', async ({
  page,
  request,
  t,
  language,
}) => {
  const person = await prepare(request, language, 'plan');
  const { steps } = (await person.call('GET', '/api/plan')) as Steps;
  const [step] = steps;
  const first = step?.substeps[0];
  const task = page.getByRole('heading', { level: 2, name: first?.title ?? '' });
  await enter(page, person, '/plan');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name);
  const question = language === 'he' ? 'ממה מתחילים?' : 'Where do I begin?';
  await ask(page, t, question);
  await (await boxes(page, t)).nth(1).click();
  await expect((await boxes(page, t)).nth(1)).toBeChecked();
  await expect.poll(() => kept(page)).toContain(question);
  await expect.poll(() => kept(page)).toContain('"status":"completed"');

  // Meanwhile, on another device.
  const later = language === 'he' ? 'למי אפשר לפנות?' : 'Whom could I ask?';
  await person.call('PUT', `/api/substep/${first?.substep_id}`, { status: 'completed' });
  await person.call('POST', '/api/chat', { message: later, step_id: step?.step_id, language });

  const release = await hold(page, EVERYTHING);
  const mark = page.getByText(t('offline:copy'), { exact: true });
  await page.goto('/plan');
  await expect(task).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name);
  await expect(mark).toBeVisible();
  await expect((await boxes(page, t)).nth(0)).not.toBeChecked();
  // What was ticked here stands in the copy.
  await expect((await boxes(page, t)).nth(1)).toBeChecked();
  await page.goto(`${page.url().split('?')[0]}?view=chat`);
  await expect(page.getByRole('log').getByText(question, { exact: true })).toBeVisible();

  release();
  await expect(mark).toBeHidden();
  await expect((await boxes(page, t)).nth(0)).toBeChecked();
  await expect(page.getByRole('log').getByText(question, { exact: true })).toHaveCount(1);
  await expect(page.getByRole('log').getByText(later, { exact: true })).toBeVisible();
  // Done elsewhere, it is nothing to be told of as done just now.
  await expect(page.getByText(t('plan:success.goOn'), { exact: true })).toHaveCount(0);
});

test('a tick shows that it is on its way before the next picture is drawn', async ({ page, request, t, language }) => {
  const person = await prepare(request, language, 'plan');
  await enter(page, person, '/plan');
  const box = (await boxes(page, t)).first();
  await expect(box).toBeVisible();
  const release = await hold(page, /\/api\/substep\//);
  const isBusy = await box.evaluate(
    (input: HTMLInputElement) =>
      new Promise<string | null>((resolve) => {
        input.click();
        requestAnimationFrame(() => resolve(input.getAttribute('aria-busy')));
      }),
  );
  expect(isBusy).toBe('true');
  release();
  await expect(box).toBeChecked();
});

test('a session that was ended elsewhere takes the copy along', async ({ page, request, t, language, expectFault }) => {
  expectFault(/^GET \/api\/[\w/-]+ answered 401$/);
  const person = await prepare(request, language, 'plan');
  const { steps } = (await person.call('GET', '/api/plan')) as Steps;
  const title = steps[0]?.substeps[0]?.title ?? '';
  await enter(page, person, '/plan');
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect.poll(() => kept(page)).toContain(title);

  // Held back before the end: a late call of this page would be told of it, and the page be gone before it is loaded anew.
  const release = await hold(page, EVERYTHING);
  await person.call('POST', '/api/logout');
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  release();
  await expect(page.getByText(t('shell:ended_elsewhere'))).toBeVisible();
  await expect.poll(() => kept(page)).toBe('[]');
});
