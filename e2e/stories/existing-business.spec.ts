import { signUp } from '../acts/account.ts';
import { addGoal, chooseMode, goOn } from '../acts/onboarding.ts';
import { closeSteps, openSteps } from '../acts/plan.ts';
import { expect, test } from '../story.ts';

const said = {
  en: {
    description: 'I repair bicycles at people’s homes in Haifa',
    revenue: '2,400',
    location: 'Haifa and Carmel',
    challenge: 'Winter months are quiet',
    problem: 'No time to bring the bike to a shop',
    marketing: 'Flyers in cafés',
    sales: 'Word of mouth',
    goal: ['earn', '1000 more a month'],
  },
  he: {
    description: 'תיקון אופניים בבית הלקוח בחיפה',
    revenue: '2,400',
    location: 'חיפה והכרמל',
    challenge: 'בחורף אין כמעט עבודה',
    problem: 'אין זמן להביא את האופניים לחנות',
    marketing: 'עלונים בבתי קפה',
    sales: 'המלצות מפה לאוזן',
    goal: ['להרוויח', 'עוד 1000 בחודש'],
  },
} as const;

const advanced = ['challenge', 'problem', 'marketing', 'sales'] as const;

test('a running business gets a plan at once, made of its own lines', async ({ page, t, language }) => {
  const words = said[language];
  await signUp(page, t);
  await chooseMode(page, t, 'business');
  const goOnButton = page.getByRole('button', { name: t('onboarding:mode.continue') });
  await expect(goOnButton).toBeDisabled();
  await page.getByLabel(t('onboarding:mode.business.description')).fill(words.description);
  await expect(goOnButton).toBeEnabled();
  await page.getByLabel(t('onboarding:mode.business.revenue')).fill(words.revenue);
  await page.getByLabel(t('onboarding:mode.business.location')).fill(words.location);
  await page.getByText(t('onboarding:mode.business.advanced')).click();
  for (const line of advanced) await page.getByLabel(t(`onboarding:mode.business.${line}`)).fill(words[line]);
  await addGoal(page, t, words.goal[0], words.goal[1]);
  await goOn(page, t);
  await expect(page).toHaveURL(/\/plan\/[0-9a-f-]+$/);

  await openSteps(page, t);
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: words.description }).first()).toBeVisible();
  const steps = page.getByRole('navigation', { name: t('plan:steps.label') });
  const count = await steps.getByRole('checkbox').count();
  await closeSteps(page, t);

  // Every step and substep is opened in turn; what the page says about them is gathered.
  let told = '';
  const card = page.getByRole('main');
  for (let index = 0; index < count; index += 1) {
    await openSteps(page, t);
    const entry = steps.locator('[type="button"]').nth(index);
    const title = (await entry.innerText()).replace(/^\d+\.\s*/, '');
    await entry.click();
    await expect(page.getByRole('dialog')).toBeHidden();
    // The card of the step before stands there until this one's does.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    told += await card.evaluate((main) => main.textContent);
  }
  for (const line of ['revenue', 'location', ...advanced] as const) {
    expect(told, `no step speaks of the ${line}`).toContain(words[line]);
  }
});
