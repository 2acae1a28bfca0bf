import { expectNothingOfAxes } from '../acts/axe.ts';
import { pickFirstIdea } from '../acts/plan.ts';
import { enter, prepare } from '../acts/prepared.ts';
import { expect, test } from '../story.ts';

test('a plan that was made just now introduces itself, once', async ({ page, request, t, language }) => {
  const person = await prepare(request, language, 'ideas');
  await enter(page, person, '/recommendations');
  await pickFirstIdea(page, t);
  const intro = page.getByRole('region', { name: t('today:intro.title') });
  await expect(intro).toContainText(t('today:intro.goal'));
  await expect(intro).toContainText('600');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name);
  const done = page.getByRole('button', { name: t('today:done'), exact: true });
  const isReached = await done.evaluate((button) => {
    const { left, bottom } = button.getBoundingClientRect();
    return window.scrollY === 0 && button.contains(document.elementFromPoint(left + 8, bottom - 2));
  });
  expect(isReached, 'what there is to do stands in the first window, whole').toBe(true);
  await expectNothingOfAxes(page);

  await intro.getByRole('button', { name: t('common:gotIt') }).press('Enter');
  await expect(intro).toBeHidden();
  await page.reload();
  await expect(done).toBeVisible();
  await expect(intro).toBeHidden();
});
