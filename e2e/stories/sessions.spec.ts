import { logIn, logOut, submitLogIn } from '../acts/account.ts';
import { openSteps } from '../acts/plan.ts';
import { enter, prepare } from '../acts/prepared.ts';
import { expect, test } from '../story.ts';

test('logging out forgets the person here and on the server; logging in brings everything back', async ({
  page,
  request,
  t,
  language,
}) => {
  const person = await prepare(request, language, 'profile');
  await enter(page, person, '/profile');
  const education = page.getByLabel(t('onboarding:fields.education'));
  await education.fill('Evening school');
  await education.blur();
  await expect.poll(async () => JSON.stringify(await person.call('GET', '/api/profile'))).toContain('Evening school');

  await logOut(page, t);
  await expect(page).toHaveURL(/\/$/);
  const kept = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  expect(kept['sid_jwt']).toBeUndefined();
  expect(JSON.stringify(kept)).not.toContain('Evening school');
  await expect
    .poll(async () => {
      const headers = { Authorization: `Bearer ${person.token}` };
      return (await request.get('/api/profile', { headers })).status();
    })
    .toBe(401);

  await logIn(page, t, person);
  await expect(page).toHaveURL(/\/onboarding\/chat$/);
  await page.goto('/profile');
  await expect(education).toHaveValue('Evening school');
});

// The browser of a story is a device that the person, who was prepared through the API, has never used.
for (const { stage, place } of [
  { stage: 'plan', place: /\/plan\/[0-9a-f-]+$/ },
  { stage: 'profile', place: /\/onboarding\/chat$/ },
  { stage: 'account', place: /\/home$/ },
] as const) {
  test(`another device goes on where the first stopped: ${stage}`, async ({ page, request, t, language }) => {
    const person = await prepare(request, language, stage);
    await logIn(page, t, person);
    await expect(page).toHaveURL(place);
    if (stage !== 'plan') return;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await openSteps(page, t);
    const box = page
      .getByRole('navigation', { name: t('plan:steps.label') })
      .getByRole('checkbox')
      .nth(1);
    await box.click();
    await expect(box).toBeChecked();
  });
}

test('a visitor is sent to the start, and after logging in to the place they wanted', async ({
  page,
  request,
  t,
  language,
}) => {
  const person = await prepare(request, language, 'plan');
  const { plan_id } = (await person.call('GET', '/api/plan')) as { plan_id: string };
  for (const wanted of [`/plan/${plan_id}`, '/profile']) {
    await page.goto(wanted);
    await expect(page).toHaveURL(/\/$/);
    await page.getByRole('link', { name: t('shell:login') }).click();
    await submitLogIn(page, t, person.email, person.password);
    await expect(page).toHaveURL(new RegExp(`${wanted}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await logOut(page, t);
    await expect(page.getByRole('link', { name: t('shell:login') })).toBeVisible();
  }
});

test('a wrong password is said, and what was typed stays', async ({ page, request, expectFault, t, language }) => {
  expectFault(/^POST \/api\/login answered 401$/);
  const person = await prepare(request, language, 'account');
  await page.goto('/login');
  await submitLogIn(page, t, person.email, 'not-the-password');
  await expect(page.getByRole('alert')).toHaveText(/\S+ \S+/);
  await expect(page.getByLabel(t('account:email'))).toHaveValue(person.email);
  await expect(page).toHaveURL(/\/login$/);
});
