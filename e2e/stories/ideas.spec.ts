import { languages, type Profile } from '@foothold/contract';
import { compareIdeas, ideaAt, openDecline, openIdea, openNumbers, titleOf, unfoldNumbers } from '../acts/ideas.ts';
import { enter, prepare } from '../acts/prepared.ts';
import { expect, test } from '../story.ts';

test('a fact an idea rests on leads to where it stands in the profile, and back to the idea', async ({
  page,
  request,
  t,
  language,
}) => {
  await enter(page, await prepare(request, language, 'ideas'), '/recommendations');
  const card = await ideaAt(page, 1);
  const title = await titleOf(card);
  await openIdea(page, t, card);
  const fact = page.getByRole('link', { name: t('recommendations:whyLink') }).first();
  const words = await fact.locator('bdi').innerText();
  await fact.click();
  await expect(page).toHaveURL(/\/profile#[a-zA-Z]+(-\d+)?$/);

  const named = page.locator('[data-named]');
  const expectNamed = async () => {
    await expect(named).toHaveCount(1);
    await expect(named).toBeInViewport();
    expect(await named.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    const shown = await named.evaluate((element) => {
      const field = element.querySelector<HTMLInputElement>('input, textarea');
      return `${element.textContent} ${field?.value ?? ''}`;
    });
    expect(shown).toContain(words);
  };
  await expectNamed();
  await page.reload();
  await expectNamed();

  await page.getByRole('link', { name: t('profile:backToIdeas') }).click();
  await expect(page).toHaveURL(/\/recommendations\/[0-9a-f-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
});

test('an assumption that is changed changes the sum, and both are there after a reload', async ({
  page,
  request,
  t,
  language,
}) => {
  await enter(page, await prepare(request, language, 'ideas'), '/recommendations');
  const numbers = await openNumbers(page, t, await ideaAt(page, 0));
  const hours = numbers.getByRole('textbox').first();
  const before = await hours.inputValue();
  const answer = await numbers.getByRole('paragraph').first().innerText();
  const sum = numbers.getByRole('definition').first();
  await expect(sum).toContainText(before);
  // Six hours a week are the person's; 24 minutes for one are nobody's guess.
  await hours.fill('0.4');
  await expect(sum).toContainText(/6.*0\.4.*= 6\d/s);
  const written = await sum.innerText();
  await expect(numbers.getByRole('paragraph').first(), 'the answer follows').not.toHaveText(answer);
  await hours.press('Tab');
  await expect(numbers.getByText(t('recommendations:numbers.saved'))).toBeVisible();

  await page.reload();
  const again = await unfoldNumbers(page, t);
  await expect(again.getByRole('textbox').first()).toHaveValue('0.4');
  expect(await again.getByRole('definition').first().innerText()).toBe(written);

  await again.getByRole('button', { name: t('recommendations:numbers.takeBack', { figure: before }) }).click();
  await expect(again.getByRole('textbox').first()).toHaveValue(before);
  await expect(again.getByText(t('recommendations:numbers.saved'))).toBeVisible();
});

test('a declined idea is a line with its reason, also when more ideas have come, and can be taken back', async ({
  page,
  request,
  t,
  language,
}) => {
  await enter(page, await prepare(request, language, 'ideas'), '/recommendations');
  const title = await titleOf(await ideaAt(page, 1));
  const form = await openDecline(page, t, await ideaAt(page, 1));
  const reason = t('recommendations:decline.reasons.too-much-time');
  await form.getByRole('radio', { name: reason }).check();
  await form.getByRole('button', { name: t('recommendations:decline.submit') }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/recommendations#take-back-[0-9a-f-]+$/);
  const line = page.getByRole('article', { name: title });
  await expect(line.getByText(t('recommendations:decline.declined', { reason }))).toBeVisible();
  await expect(line.getByRole('button', { name: t('recommendations:decline.takeBack') })).toBeFocused();
  await expect(line.getByRole('button', { name: t('recommendations:pick') })).toBeHidden();

  await page.getByRole('button', { name: t('recommendations:more.generate') }).click();
  await expect(page.getByRole('button', { name: t('recommendations:more.show'), exact: true })).toBeVisible();
  await page.reload();
  await expect(line.getByText(t('recommendations:decline.declined', { reason }))).toBeVisible();
  await expect(page.getByRole('article', { name: title })).toHaveCount(1);

  await line.getByRole('button', { name: t('recommendations:decline.takeBack') }).click();
  await expect(line.getByRole('button', { name: t('recommendations:pick') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
});

test('an idea has a page of its own, which keys open, a reload keeps and Back leaves', async ({
  page,
  request,
  t,
  language,
}) => {
  await enter(page, await prepare(request, language, 'ideas'), '/recommendations');
  const card = await ideaAt(page, 0);
  const title = await titleOf(card);
  await card.getByRole('link', { name: t('recommendations:about'), exact: true }).focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeFocused();
  const choose = page.getByRole('button', { name: t('recommendations:pick') });
  await expect(choose).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(heading).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/recommendations$/);
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await page.goForward();
  await expect(heading).toBeVisible();
  await page.getByRole('link', { name: t('recommendations:compare.close') }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
});

test('the first idea can be chosen without scrolling, on a phone and on a desktop', async ({
  page,
  request,
  t,
  language,
}) => {
  await enter(page, await prepare(request, language, 'ideas'), '/recommendations');
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.reload();
    const choose = (await ideaAt(page, 0)).getByRole('button', { name: t('recommendations:pick') });
    await expect(choose).toBeVisible();
    const shown = await choose.evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const edges = [
        [left + 8, top + 2],
        [right - 8, bottom - 2],
      ] as const;
      return window.scrollY === 0 && edges.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
    });
    expect(shown, `the whole button at ${size.width}, with nothing over it`).toBe(true);
  }
});

test('a card says no more than sixty words, in any language', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'one visit to each language is enough');
  const person = await prepare(request, 'en', 'profile');
  const { profile } = (await person.call('GET', '/api/profile')) as { profile: Profile };
  const experiences = [{ role_title: 'Primary school teacher', duration_months: 90 }];
  const goals = [
    { goal_type: 'earn', value: '600 EUR a month' },
    { goal_type: 'impact', value: 'help twenty children of my town read' },
  ];
  for (const code of languages) {
    await person.call('POST', '/api/profile', { ...profile, language: code, experiences, goals });
    await person.call('POST', '/api/recommendations', { onboarding_mode: 'brainstorm', user_feedback: code });
    await enter(page, person, '/icon.svg');
    await page.evaluate((chosen) => localStorage.setItem('i18nextLng', chosen), code);
    await page.goto('/recommendations');
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await ideaAt(page, 4);
    for (const text of await page.getByRole('article').allInnerTexts()) {
      const words = text.split(/\s+/u).filter(Boolean);
      expect(words.length, `${code}: ${text}`).toBeLessThanOrEqual(60);
      expect(words.length, `${code}: a reason and a figure among them`).toBeGreaterThan(15);
    }
  }
});

test('ideas are compared by the keyboard alone, on a phone two beside each other', async ({
  page,
  request,
  t,
  language,
}) => {
  await enter(page, await prepare(request, language, 'ideas'), '/recommendations');
  const titles: string[] = [];
  for (const place of [0, 1, 2, 3]) titles.push(await titleOf(await ideaAt(page, place)));
  const compare = page.getByRole('link', { name: t('recommendations:compare.open') });
  await compare.focus();
  await page.keyboard.press('Enter');

  const table = page.getByRole('table');
  const columns = table.getByRole('columnheader');
  await expect(columns).toHaveText(titles);
  await expect(page.getByRole('heading', { name: t('recommendations:compare.title') })).toBeFocused();
  for (const place of [0, 1]) await expect(columns.nth(place)).toBeInViewport({ ratio: 0.97 });
  const headers = table.getByRole('rowheader');
  await expect(headers.first()).toHaveText(t('recommendations:why'));
  await page.reload();
  await expect(columns).toHaveCount(4);
  await page.getByRole('checkbox', { name: titles[2] ?? '' }).focus();
  await page.keyboard.press('Space');
  await expect(columns).toHaveCount(3);
  await page.reload();
  await expect(columns).toHaveCount(3);

  // What is beyond the edge comes into view with the focus, and the names of the rows stay.
  const pick = table.getByRole('button', { name: t('recommendations:pick') }).last();
  await pick.focus();
  await expect(pick).toBeInViewport();
  await expect(headers.last()).toBeInViewport();

  await page.goBack();
  await expect(table).toBeHidden();
  await page.goForward();
  await expect(table).toBeVisible();
  await page.getByRole('button', { name: t('recommendations:compare.close') }).focus();
  await page.keyboard.press('Enter');
  await expect(table).toBeHidden();
  await expect(compare).toBeFocused();
  await expect(page).toHaveURL(/\/recommendations$/);
});

test('a compared idea can be picked', async ({ page, request, t, language }) => {
  await enter(page, await prepare(request, language, 'ideas'), '/recommendations');
  const table = await compareIdeas(page, t);
  await table
    .getByRole('button', { name: t('recommendations:pick') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/plan\/[0-9a-f-]+$/);
});
