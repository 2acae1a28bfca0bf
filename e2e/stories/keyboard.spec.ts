import type { Plan } from '@foothold/contract';
import { newPerson } from '../acts/account.ts';
import { expectVisibleFocus, tabTo } from '../acts/keyboard.ts';
import { enter, prepare } from '../acts/prepared.ts';
import { keysListen } from '../acts/plan.ts';
import { expect, test } from '../story.ts';

test.skip(({ isMobile }) => isMobile, 'a phone with a keyboard goes the whole journey, in keyboard-journey.spec.ts');

test('signing up and choosing how to start needs no mouse', async ({ page, t }) => {
  const person = newPerson();
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: t('landing:hero.action') }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/signup$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, page.getByLabel(t('account:signup.name')));
  await page.keyboard.type(person.name);
  await tabTo(page, page.getByLabel(t('account:email')));
  await page.keyboard.type(person.email);
  await tabTo(page, page.getByLabel(t('account:password'), { exact: true }));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(t('account:signup.problems.terms'));
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: t('account:signup.submit') }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/onboarding\/mode$/);

  await tabTo(page, page.getByRole('radio', { name: t('onboarding:mode.brainstorm.title') }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: t('onboarding:mode.idea.title') })).toBeChecked();
  await expectVisibleFocus(page);
  await tabTo(page, page.getByLabel(t('onboarding:mode.idea.label')));
  await page.keyboard.type('bread for the neighbours');
  await tabTo(page, page.getByLabel(t('onboarding:goals.kinds.earn.value')));
  await page.keyboard.type('200');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: t('onboarding:goals.title') })).toContainText('200');
  await tabTo(page, page.getByRole('button', { name: t('onboarding:mode.continue') }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/onboarding\/upload$/);
  const popup = page.getByRole('dialog');
  await tabTo(page, popup.getByRole('button', { name: t('common:gotIt') }));
  await page.keyboard.press('Enter');
  await expect(popup).toBeHidden();
});

test('a step is ticked and a question asked in the workspace without a mouse', async ({
  page,
  request,
  t,
  language,
}) => {
  await enter(page, await prepare(request, language, 'plan'), '/plan?view=chat');
  const steps = page.getByRole('navigation', { name: t('plan:steps.label') });
  const box = steps.getByRole('checkbox').nth(1);
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await expect(box, 'the focus stays where it was').toBeFocused();

  const message = page.getByPlaceholder(t('plan:chat.placeholder'));
  await tabTo(page, message);
  await page.keyboard.type('Give me an example');
  await page.keyboard.press('Enter');
  const feed = page.getByRole('log');
  await expect(feed.getByText(t('chat:source.builtin'), { exact: true })).toHaveCount(1);
  await expect(message).toBeFocused();
  await expect(message).toHaveValue('');
});

test('the interview, the ideas, a plan and a finished step are reached by keys alone', async ({
  page,
  request,
  t,
  language,
}) => {
  const person = await prepare(request, language, 'profile');
  await enter(page, person, '/onboarding/chat');
  const feed = page.getByRole('log');
  await expect(feed.getByText(t('chat:source.builtin'), { exact: true }).first()).toBeVisible();
  await tabTo(page, page.getByPlaceholder(t('onboarding:chat.placeholder')));
  await page.keyboard.type('I like early mornings');
  await page.keyboard.press('Enter');
  await expect(feed.getByText(t('chat:source.builtin'), { exact: true })).toHaveCount(2);
  await tabTo(page, page.getByRole('button', { name: t('onboarding:chat.generate') }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/recommendations$/);
  const pick = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: t('recommendations:pick') });
  await tabTo(page, pick);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/plan\/[0-9a-f-]+$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();

  const plan = (await person.call('GET', '/api/plan')) as Plan;
  const [first, second] = plan.steps;
  const task = (title = '') => page.getByRole('main').getByRole('heading', { level: 2, name: title, exact: true });
  for (const { title } of first?.substeps ?? []) {
    await expect(task(title)).toBeVisible();
    await page.keyboard.press('x');
  }
  await expect(page.getByText(t('plan:success.step', { number: 1 }))).toBeVisible();
  await expect(task(second?.substeps[0]?.title)).toBeVisible();
});

test('the palette finds a step and what was said, and single keys can be switched off', async ({
  page,
  request,
  t,
  language,
}) => {
  const person = await prepare(request, language, 'plan');
  const plan = (await person.call('GET', '/api/plan')) as Plan;
  const step = plan.steps[2];
  await person.call('POST', '/api/chat', { message: 'Where do I buy cheap flour?', step_id: step?.step_id });
  await enter(page, person, '/plan?view=chat');
  const heading = page.getByRole('heading', { level: 1 });
  const message = page.getByPlaceholder(t('plan:chat.placeholder'));
  await expect(message).toBeVisible();
  await keysListen(page, t);

  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: t('shell:keyboard.palette') });
  await expect(search).toBeFocused();
  await page.keyboard.type(step?.title ?? '');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(search).toBeHidden();
  await expect(heading).toHaveText(step?.title ?? '');

  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await page.keyboard.type('flour');
  await expect(page.getByRole('option', { name: /Where do I buy cheap flour/ })).toBeVisible();
  await page.keyboard.press('Enter');
  const found = page.getByRole('log').getByRole('article').filter({ hasText: 'Where do I buy cheap flour' });
  await expect(found.first()).toBeFocused();

  await page.keyboard.press('n');
  await expect(heading).toHaveText(step?.substeps[0]?.title ?? '');
  await page.keyboard.press('c');
  await expect(message).toBeFocused();
  await page.keyboard.type('n?');
  await expect(message).toHaveValue('n?');

  await tabTo(page, page.getByRole('button', { name: t('plan:road.open') }), 'Shift+Tab');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: t('shell:keyboard.shortcuts') });
  await tabTo(page, sheet.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.reload();
  await expect(message).toBeVisible();
  await page.keyboard.press('m');
  await page.keyboard.press('?');
  await expect(heading).toHaveText(step?.substeps[0]?.title ?? '');
  await expect(sheet).toBeHidden();
});

test('a drawer takes the focus, and Escape gives it back to what opened it', async ({ page, request, t, language }) => {
  await enter(page, await prepare(request, language, 'plan'), '/plan?view=chat');
  const feedback = page.getByRole('banner').getByRole('button', { name: t('shell:feedback') });
  const openers = [
    { opener: feedback, title: t('feedback:title') },
    { opener: page.getByRole('button', { name: t('plan:refine.open') }), title: t('plan:refine.title') },
  ];
  for (const { opener, title } of openers) {
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: title });
    const text = drawer.getByRole('textbox');
    await expect(drawer).toBeVisible();
    await tabTo(page, text);
    await tabTo(page, drawer.getByRole('button', { name: t('common:close') }));
    // A whole round: the way from the box back to the box never leaves the drawer.
    await tabTo(page, text);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  }
});
