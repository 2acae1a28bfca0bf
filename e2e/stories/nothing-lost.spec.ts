import type { Page } from '@playwright/test';
import { logIn } from '../acts/account.ts';
import { answer, chooseMode, chooseOwnGoal } from '../acts/onboarding.ts';
import { ask } from '../acts/plan.ts';
import { enter, prepare } from '../acts/prepared.ts';
import { followReads } from '../acts/reads.ts';
import { expect, test, type Translate } from '../story.ts';

test.use({ serviceWorkers: 'block' });

const chats = [
  {
    name: 'the interview',
    stage: 'profile',
    path: '/onboarding/chat',
    box: 'onboarding:chat.placeholder',
    settled: 'chat:source.builtin',
    call: '**/api/onboarding/chat',
    send: answer,
  },
  {
    name: 'the workspace',
    stage: 'plan',
    path: '/plan?view=chat',
    box: 'plan:chat.placeholder',
    settled: 'plan:chat.welcome',
    call: '**/api/chat',
    send: ask,
  },
] as const;

const words = {
  en: { text: 'I bake bread on Fridays', again: 'And I have two ovens' },
  he: { text: 'אני אופה לחם בימי שישי', again: 'ויש לי שני תנורים' },
};

const boxOf = (page: Page, t: Translate, key: string) => page.getByPlaceholder(t(key));
const sendButton = (page: Page, t: Translate) =>
  page.getByRole('button', { name: t('chat:composer.send'), exact: true });

for (const chat of chats) {
  test(`a message to ${chat.name} that can't be sent comes back into the box, and a retry sends it`, async ({
    page,
    request,
    expectFault,
    t,
    language,
  }) => {
    expectFault(/^POST \/api\/(onboarding\/)?chat failed: net::ERR_FAILED$/);
    await enter(page, await prepare(request, language, chat.stage), chat.path);
    const box = boxOf(page, t, chat.box);
    const feed = page.getByRole('log');
    if (chat.stage === 'profile')
      await expect(feed.getByText(t('chat:source.builtin'), { exact: true }).first()).toBeVisible();

    await page.route(chat.call, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await box.fill(words[language].text);
    await sendButton(page, t).click();
    await expect(feed.getByText(t('chat:message.failed'))).toBeVisible();
    await expect(box).toHaveValue(words[language].text);

    await page.unroute(chat.call);
    const answers = await feed.getByText(t('chat:source.builtin'), { exact: true }).count();
    await feed.getByRole('button', { name: t('chat:message.retry') }).click();
    await expect(feed.getByText(t('chat:source.builtin'), { exact: true })).toHaveCount(answers + 1);
    await expect(box).toHaveValue('');
    await expect(feed.getByText(t('chat:message.failed'))).toBeHidden();
    await expect(feed.getByText(words[language].text, { exact: true })).toHaveCount(1);
    await chat.send(page, t, words[language].again);
  });

  test(`a half-written message to ${chat.name} survives a reload, and a session that ends`, async ({
    page,
    request,
    expectFault,
    t,
    language,
  }) => {
    expectFault(/^POST \/api\/(onboarding\/)?chat answered 401$/);
    const person = await prepare(request, language, chat.stage);
    await enter(page, person, chat.path);
    const box = boxOf(page, t, chat.box);
    await box.fill(words[language].text);
    const reads = await followReads(page);
    await page.reload();
    await expect(box).toHaveValue(words[language].text);
    await expect(page.getByRole('log').getByText(t(chat.settled)).first()).toBeVisible();

    await box.fill(words[language].again);
    // The one to find the session ended is the person.
    await reads.hold();
    await person.call('POST', '/api/logout');
    await sendButton(page, t).click();
    await expect(page.getByText(t('shell:ended_elsewhere'))).toBeVisible();
    await reads.release();
    await logIn(page, t, person);
    await expect(box).toHaveValue(words[language].again);
  });
}

test('an idea, a business and a goal in the making survive a reload', async ({ page, request, t, language }) => {
  const { text, again } = words[language];
  await enter(page, await prepare(request, language, 'account'), '/onboarding/mode');
  await chooseMode(page, t, 'business');
  await page.getByLabel(t('onboarding:mode.business.description')).fill(text);
  await page.getByText(t('onboarding:mode.business.advanced')).click();
  await page.getByLabel(t('onboarding:mode.business.challenge')).fill(again);
  await chooseOwnGoal(page, t);
  await page.getByLabel(t('onboarding:goals.type')).fill(again);
  await chooseMode(page, t, 'idea');
  await page.getByLabel(t('onboarding:mode.idea.label')).fill(again);

  await page.reload();
  await expect(page.getByRole('radio', { name: t('onboarding:mode.idea.title') })).toBeChecked();
  await expect(page.getByLabel(t('onboarding:mode.idea.label'))).toHaveValue(again);
  await expect(page.getByLabel(t('onboarding:goals.type'))).toHaveValue(again);
  await chooseMode(page, t, 'business');
  await expect(page.getByLabel(t('onboarding:mode.business.description'))).toHaveValue(text);
  await expect(page.getByLabel(t('onboarding:mode.business.challenge'))).toHaveValue(again);
});

test('a profile changed while the session ends is still there after logging in', async ({
  page,
  request,
  expectFault,
  t,
  language,
}) => {
  expectFault(/^POST \/api\/profile\/field answered 401$/);
  const person = await prepare(request, language, 'profile');
  const reads = await followReads(page);
  await enter(page, person, '/profile');
  const hobbies = page.getByLabel(t('onboarding:fields.hobbies'));
  await expect(hobbies).toHaveValue(/\S/);
  await hobbies.fill(words[language].text);
  await reads.hold();
  await person.call('POST', '/api/logout');
  await hobbies.blur();
  await expect(page.getByText(t('shell:ended_elsewhere'))).toBeVisible();
  await reads.release();
  await logIn(page, t, person);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(hobbies).toHaveValue(words[language].text);
});

test('being offline is said, what is sent then waits, and going on needs no reload', async ({
  page,
  context,
  request,
  allowFault,
  t,
  language,
}) => {
  // A call it makes as late as the network goes fails as everything does then; its files are all there.
  allowFault(/^GET \/api\/[\w/-]+ failed: net::ERR_INTERNET_DISCONNECTED$/);
  await enter(page, await prepare(request, language, 'plan'), '/plan?view=chat');
  const box = boxOf(page, t, 'plan:chat.placeholder');
  await expect(page.getByRole('log').getByText(t('plan:chat.welcome'))).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText(t('shell:offline'))).toBeVisible();
  await box.fill(words[language].text);
  await sendButton(page, t).click();
  await expect(page.getByRole('log').getByText(t('offline:kept'))).toBeVisible();
  await expect(page.getByRole('log').getByText(words[language].text, { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(t('shell:offline'))).toBeHidden();
  await expect(page.getByRole('log').getByText(t('chat:source.builtin'), { exact: true })).toBeVisible();
  await expect(page.getByRole('log').getByText(words[language].text, { exact: true })).toHaveCount(1);
});
