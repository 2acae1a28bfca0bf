import type { Page } from '@playwright/test';
import { enter, prepare } from '../acts/prepared.ts';
import { closeSteps, openSteps } from '../acts/plan.ts';
import { expect, test, type Translate } from '../story.ts';

const said = {
  en: { change: 'I have less time', nothing: 'Thank you, this is lovely', more: 'less selling, work from home' },
  he: { change: 'יש לי פחות זמן', nothing: 'תודה, זה מקסים', more: 'פחות מכירה, עבודה מהבית' },
} as const;

async function refine(page: Page, t: Translate, text: string): Promise<void> {
  await openSteps(page, t);
  await page.getByRole('button', { name: t('plan:refine.open') }).click();
  await page.getByLabel(t('plan:refine.label')).fill(text);
  await page.getByRole('button', { name: t('plan:refine.apply') }).click();
}

/** A plan without what changes with every write: the number of its version. */
function contentOf(plan: unknown): unknown {
  const { version: _version, can_undo: _canUndo, ...content } = plan as Record<string, unknown>;
  return content;
}

test('a refined plan keeps what is done, and Undo restores it exactly', async ({ page, request, t, language }) => {
  const person = await prepare(request, language, 'plan');
  await enter(page, person, '/plan?view=chat');
  await openSteps(page, t);
  const steps = page.getByRole('navigation', { name: t('plan:steps.label') });
  const done = steps.getByRole('checkbox').nth(1);
  const name = (await done.getAttribute('aria-label')) ?? '';
  await done.click();
  await expect(done).toBeChecked();
  await closeSteps(page, t);
  const before = await person.call('GET', '/api/plan');

  await refine(page, t, said[language].change);
  const note = page.getByRole('region', { name: t('plan:refined.label') });
  await expect(note.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByLabel(t('plan:refine.label'))).toBeHidden();
  expect(contentOf(await person.call('GET', '/api/plan'))).not.toEqual(contentOf(before));
  await openSteps(page, t);
  await expect(steps.getByRole('checkbox', { name, exact: true })).toBeChecked();
  await closeSteps(page, t);

  await note.getByRole('button', { name: t('plan:refined.undo') }).click();
  await expect(note).toContainText(t('plan:refined.undone'));
  await note.getByRole('button', { name: t('common:close') }).click();
  await expect(note).toBeHidden();
  // The keyboard goes on from around the note, not from the beginning of the document.
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  expect(contentOf(await person.call('GET', '/api/plan'))).toEqual(contentOf(before));
  await openSteps(page, t);
  await expect(steps.getByRole('checkbox', { name, exact: true })).toBeChecked();
});

test('what would change is shown first, just that is made, and an earlier version comes back', async ({
  page,
  request,
  t,
  language,
}) => {
  const person = await prepare(request, language, 'plan');
  const before = await person.call('GET', '/api/plan');
  await enter(page, person, '/plan?view=chat');
  await openSteps(page, t);
  await page.getByRole('button', { name: t('plan:refine.open') }).click();
  await page.getByLabel(t('plan:refine.label')).fill(said[language].change);
  await page.getByRole('button', { name: t('plan:refine.show') }).click();
  const drawer = page.getByRole('dialog', { name: t('plan:refine.title') });
  await expect(drawer.getByRole('listitem').first()).toBeVisible();
  const shown = await drawer.getByRole('listitem').allInnerTexts();
  expect(await person.call('GET', '/api/plan')).toEqual(before);

  await drawer.getByRole('button', { name: t('plan:refine.apply') }).click();
  await expect(drawer).toBeHidden();
  const note = page.getByRole('region', { name: t('plan:refined.label') });
  await expect(note.getByRole('listitem').first()).toBeVisible();
  expect(await note.getByRole('listitem').allInnerTexts()).toEqual(shown);

  await openSteps(page, t);
  await page.getByRole('button', { name: t('plan:refine.open') }).click();
  await drawer.getByText(t('plan:versions.title')).click();
  await drawer.getByRole('button', { name: t('plan:versions.restoreOne', { version: 1 }) }).click();
  await expect(note).toContainText(t('plan:refined.restored'));
  expect(contentOf(await person.call('GET', '/api/plan'))).toEqual(contentOf(before));
});

test('a text that asks for nothing changes nothing, says so and stays in the box', async ({
  page,
  request,
  t,
  language,
}) => {
  const person = await prepare(request, language, 'plan');
  const before = await person.call('GET', '/api/plan');
  await enter(page, person, '/plan?view=chat');
  await refine(page, t, said[language].nothing);
  const drawer = page.getByRole('dialog', { name: t('plan:refine.title') });
  await expect(drawer.getByRole('status')).toHaveText(/\S{3}/);
  await expect(page.getByLabel(t('plan:refine.label'))).toHaveValue(said[language].nothing);
  await drawer.getByRole('button', { name: t('common:cancel') }).click();
  await expect(drawer).toBeHidden();
  expect(await person.call('GET', '/api/plan')).toEqual(before);
});

test('more ideas come under the ones that are there', async ({ page, request, t, language }) => {
  await enter(page, await prepare(request, language, 'ideas'), '/recommendations');
  const cards = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(cards.nth(2)).toBeVisible();
  const before = await cards.allInnerTexts();
  await page.getByLabel(t('recommendations:more.label')).fill(said[language].more);
  await page.getByRole('button', { name: t('recommendations:more.generate') }).click();
  await expect(cards.nth(before.length)).toBeVisible();
  const after = await cards.allInnerTexts();
  expect(after.slice(0, before.length)).toEqual(before);
  expect(new Set(after).size, 'no idea comes twice').toBe(after.length);
  await page.reload();
  await expect(cards).toHaveText(after);
});
