import { signUp } from '../acts/account.ts';
import {
  addExperience,
  addGoal,
  addSkill,
  chooseMode,
  closePopup,
  getRecommendations,
  goOn,
} from '../acts/onboarding.ts';
import { openIdea } from '../acts/ideas.ts';
import { openSteps, pickFirstIdea } from '../acts/plan.ts';
import { expect, test } from '../story.ts';

const said = {
  en: {
    idea: 'weekend ceramics workshops for beginners',
    goal: ['have an impact', 'hands that make things'],
    role: 'Teacher',
    skill: 'pottery',
  },
  he: { idea: 'סדנאות קרמיקה בסופי שבוע למתחילים', goal: ['השפעה', 'ידיים שיוצרות'], role: 'מורה', skill: 'קדרות' },
} as const;

test('somebody with an idea of their own gets ideas that speak of it', async ({ page, t, language }) => {
  const words = said[language];
  await signUp(page, t);
  await chooseMode(page, t, 'idea');
  await expect(page.getByRole('button', { name: t('onboarding:mode.continue') })).toBeDisabled();
  await page.getByLabel(t('onboarding:mode.idea.label')).fill(words.idea);
  await addGoal(page, t, words.goal[0], words.goal[1]);
  await goOn(page, t);

  await closePopup(page, t);
  await addExperience(page, t, words.role, '40');
  await addSkill(page, t, words.skill, 'intermediate');
  await page.getByRole('button', { name: t('resume:save') }).click();
  await expect(page).toHaveURL(/\/onboarding\/chat$/);
  await getRecommendations(page, t);

  await closePopup(page, t);
  await expect(page.getByRole('article').first()).toContainText(words.idea);
  const speaking = page.getByRole('article').filter({ hasText: words.idea });
  await expect(speaking.nth(1)).toBeVisible();
  await openIdea(page, t, page.getByRole('article').first());
  await page.getByRole('button', { name: t('recommendations:showMore') }).click();
  await expect(page.getByRole('button', { name: t('recommendations:hideDetails') })).toBeVisible();
  await page.getByRole('link', { name: t('recommendations:compare.close') }).click();
  await expect(page).toHaveURL(/\/recommendations#idea-/);
  await pickFirstIdea(page, t);
  await openSteps(page, t);
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: words.idea }).first()).toBeVisible();
});
