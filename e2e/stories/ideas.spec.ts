import { compareTwo, ideaAt, openDecline, openMore, openNumbers, titleOf } from '../acts/ideas.ts';
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
  await openMore(t, card);
  const fact = card.getByRole('link', { name: t('recommendations:whyLink') }).first();
  const words = await fact.locator('q').innerText();
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
  await expect(page).toHaveURL(/\/recommendations/);
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
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
  const sum = numbers.getByRole('definition').first();
  await expect(sum).toContainText(before);
  // Six hours a week are the person's; 24 minutes for one are nobody's guess.
  await hours.fill('0.4');
  await expect(sum).toContainText(/6.*0\.4.*= 6\d/s);
  const written = await sum.innerText();
  await hours.press('Tab');
  await expect(numbers.getByText(t('recommendations:numbers.saved'))).toBeVisible();

  await page.reload();
  const again = await openNumbers(page, t, await ideaAt(page, 0));
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

test('two ideas are compared by the keyboard alone', async ({ page, request, t, language }) => {
  await enter(page, await prepare(request, language, 'ideas'), '/recommendations');
  const titles = [await titleOf(await ideaAt(page, 0)), await titleOf(await ideaAt(page, 1))];
  for (const place of [0, 1]) {
    await (await ideaAt(page, place)).getByRole('checkbox').focus();
    await page.keyboard.press('Space');
  }
  const compare = page.getByRole('button', { name: t('recommendations:compare.open') });
  await compare.focus();
  await page.keyboard.press('Enter');

  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([t('recommendations:compare.idea'), ...titles]);
  await expect(page.getByRole('heading', { name: t('recommendations:compare.title') })).toBeFocused();
  const headers = table.getByRole('rowheader');
  await expect(headers.first()).toHaveText(t('recommendations:why'));
  await page.reload();
  await expect(table.getByRole('columnheader')).toHaveCount(3);

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
  const table = await compareTwo(page, t);
  await table
    .getByRole('button', { name: t('recommendations:pick') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/plan\/[0-9a-f-]+$/);
});
