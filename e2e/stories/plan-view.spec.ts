import type { Plan } from '@foothold/contract';
import { openSteps } from '../acts/plan.ts';
import { enter, prepare } from '../acts/prepared.ts';
import { expect, test } from '../story.ts';

test('the selected item is in the address: Back and a reload keep it', async ({ page, request, t, language }) => {
  await enter(page, await prepare(request, language, 'plan'), '/plan?view=chat');
  const heading = page.getByRole('heading', { level: 1 });
  const pick = async (index: number) => {
    const list = (await openSteps(page, t)).getByRole('navigation', { name: t('plan:steps.label') });
    await list.getByRole('button').nth(index).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await pick(2);
  await expect(page).toHaveURL(/\?step=/);
  const second = await heading.innerText();
  await pick(4);
  await expect(heading).not.toHaveText(second);
  await page.goBack();
  await expect(heading).toHaveText(second);
  await page.reload();
  await expect(heading).toHaveText(second);

  // A window of 1280 px at 400 %: all scrolls as one, and the talk keeps half of it.
  await page.setViewportSize({ width: 320, height: 256 });
  const feed = page.getByRole('log');
  await expect(feed).toBeVisible();
  expect(await feed.evaluate((log) => log.getBoundingClientRect().height / window.innerHeight)).toBeGreaterThan(0.5);
  const box = page.getByRole('textbox', { name: t('plan:chat.input') });
  await box.focus();
  await expect(box, 'nothing stands over the box').toBeInViewport({ ratio: 1 });
});

test('the road map says what is next and when what comes, by the hours there are', async ({
  page,
  request,
  t,
  language,
}) => {
  const person = await prepare(request, language, 'plan');
  await person.call('POST', '/api/profile/field', { field: 'hours_per_week', payload: null });
  await enter(page, person, '/plan?view=chat');
  const plan = (await person.call('GET', '/api/plan')) as Plan;
  await (await openSteps(page, t)).getByRole('button', { name: t('plan:road.open') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('plan:road.title') })).toBeVisible();

  const steps = page.getByRole('list', { name: t('plan:road.steps.label') }).getByRole('listitem');
  await expect(steps).toHaveCount(plan.steps.length);
  await expect(steps.first()).not.toContainText(t('plan:road.steps.now'));
  await page.getByLabel(t('plan:road.hours.question')).fill('3');
  await page.getByRole('button', { name: t('common:save') }).click();
  const week = t('plan:road.steps.week', { week: '' }).trim();
  await expect(steps.last()).toContainText(week);
  await page.reload();
  await expect(steps.last(), 'the hours are kept').toContainText(week);

  const first = plan.steps[0]?.substeps[0];
  await expect(page.getByRole('region', { name: t('plan:road.today.title') })).toContainText(first?.title ?? '');
  await page.getByRole('button', { name: t('plan:road.today.start') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '');
  await expect(page.getByRole('log')).toBeVisible();
});

test('a finished step is told once with one way on, and when it was done is on the road map', async ({
  page,
  request,
  t,
  language,
}) => {
  const person = await prepare(request, language, 'plan');
  const { steps } = (await person.call('GET', '/api/plan')) as Plan;
  const [first, second] = steps;
  const last = first?.substeps.at(-1);
  for (const { substep_id } of first?.substeps.slice(0, -1) ?? []) {
    await person.call('PUT', `/api/substep/${substep_id}`, { status: 'completed' });
  }
  await enter(page, person, '/plan?view=chat');
  const list = await openSteps(page, t);
  await list
    .getByRole('checkbox', { name: t('plan:steps.done', { title: last?.title ?? '' }) })
    .first()
    .click();
  const told = list.getByRole('status').filter({ hasText: t('plan:success.step', { number: 1 }) });
  await expect(told).toContainText(first?.title ?? '');
  await list.getByRole('button', { name: t('plan:success.goOn'), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second?.substeps[0]?.title ?? '');
  await expect(page.getByText(t('plan:success.step', { number: 1 }))).toBeHidden();

  await (await openSteps(page, t)).getByRole('button', { name: t('plan:road.open') }).click();
  const done = page
    .getByRole('list', { name: t('plan:road.steps.label') })
    .getByRole('listitem')
    .first();
  await expect(done).toContainText(t('plan:road.steps.doneOn', { date: '' }).trim());
  await expect(page.getByText(t('plan:road.progress.lately'))).toBeVisible();
});

test('a press that began before the font was there is not lost', async ({ page, request, t, language }) => {
  const person = await prepare(request, language, 'plan');
  // Some time after the rest: words drawn without it would move when it came.
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await enter(page, person, '/plan?view=chat');
  const road = (await openSteps(page, t)).getByRole('button', { name: t('plan:road.open') });
  await road.hover();
  await page.mouse.down();
  await page.evaluate(async () => document.fonts.ready);
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('plan:road.title'));
  const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(family, 'this visit keeps the font it began with').not.toContain('Rubik');
});

test('the plan prints as a sheet of its own, without the page around it', async ({ page, request, t, language }) => {
  const person = await prepare(request, language, 'plan');
  const { steps } = (await person.call('GET', '/api/plan')) as Plan;
  await enter(page, person, '/plan?view=chat');
  await page.evaluate(() => {
    // What the sheet holds while the browser prints, which no dialog shows here.
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
    };
  });
  await (await openSteps(page, t)).getByRole('button', { name: t('plan:road.open') }).click();
  await page.getByRole('button', { name: t('plan:road.print'), exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.print-sheet');
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  for (const step of steps) {
    await expect(sheet).toContainText(step.title);
    await expect(sheet).toContainText(step.stop_if);
    for (const substep of step.substeps) await expect(sheet).toContainText(substep.title);
  }
  await page.emulateMedia({ media: 'screen' });
  await expect(sheet).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
});

test('a long conversation opens at its end, goes back in pieces, and is searched whole', async ({
  page,
  request,
  t,
  language,
}) => {
  const person = await prepare(request, language, 'plan');
  const { steps } = (await person.call('GET', '/api/plan')) as Plan;
  for (let turn = 1; turn <= 15; turn += 1) {
    await person.call('POST', '/api/chat', { message: `Question ${turn} ?`, step_id: steps[0]?.step_id });
  }
  await enter(page, person, '/plan?view=chat');
  const feed = page.getByRole('log');
  await expect(feed.getByText('Question 15 ?')).toBeInViewport();
  await expect(feed.getByText('Question 1 ?')).toHaveCount(0);

  const earlier = feed.getByRole('button', { name: t('chat:feed.earlier') });
  await earlier.scrollIntoViewIfNeeded();
  await expect(feed.getByText('Question 1 ?'), 'more is drawn before one gets there').toHaveCount(1);
  await expect(feed.getByText('Question 1 ?'), 'and nothing moves').not.toBeInViewport();

  await page.reload();
  await expect(feed.getByText('Question 15 ?')).toBeInViewport();
  const plan = await openSteps(page, t);
  const phone = (page.viewportSize()?.width ?? 0) < 768;
  await (phone ? plan : page.getByRole('banner')).getByRole('button', { name: t('shell:keyboard.palette') }).click();
  await page.getByRole('combobox', { name: t('shell:keyboard.palette') }).fill('Question 2 ');
  await page.getByRole('option', { name: /Question 2 \?/ }).click();
  await expect(page.getByRole('combobox', { name: t('shell:keyboard.palette') })).toBeHidden();
  await expect(page.getByRole('dialog'), 'the list gives way to what was found').toHaveCount(0);
  await expect(feed.getByText('Question 2 ?')).toBeInViewport();
});
