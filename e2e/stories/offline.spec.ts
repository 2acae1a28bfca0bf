import type { Page } from '@playwright/test';
import { logIn, logOut } from '../acts/account.ts';
import { ask, closeSteps, openChat, openSteps, toPlan } from '../acts/plan.ts';
import { enter, prepare, type PreparedPerson, type Stage } from '../acts/prepared.ts';
import { expect, test as base } from '../story.ts';

/** What a page without a network tries in vain. */
const withoutNetwork = / failed: net::ERR_INTERNET_DISCONNECTED$/;

interface Ticks {
  steps: { status: string; substeps: { substep_id: string; status: string }[] }[];
}

/**
 * Looks at `path` as somebody who has come to `stage`, and waits until everything the app needs without a network is
 * there: it may go from here on, which brings `more` faults about.
 */
type Begin = (stage: Stage, path: string, ...more: RegExp[]) => Promise<PreparedPerson>;

const test = base.extend<{ begin: Begin }>({
  begin: async ({ page, request, language, expectFault }, use) =>
    use(async (stage, path, ...more) => {
      expectFault(withoutNetwork, ...more);
      const person = await prepare(request, language, stage);
      await enter(page, person, path);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      return person;
    }),
});

test.use({ serviceWorkers: 'allow' });

/** The ticks the page sends from now on, as they go out. */
function sentTicks(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const found = /\/api\/substep\/([\w-]+)$/.exec(request.url());
    if (found && request.method() === 'PUT')
      sent.push(`${found[1]} ${(request.postDataJSON() as { status: string }).status}`);
  });
  return sent;
}

const substepBoxes = async (page: Page, t: Parameters<typeof openSteps>[1]) =>
  (await openSteps(page, t))
    .getByRole('navigation', { name: t('plan:steps.label') })
    .locator('ol ol')
    .getByRole('checkbox');

test('plan, chat and ticks are there without a network; ticks made then are sent once, in order, when it is back', async ({
  page,
  context,
  t,
  language,
  begin,
}) => {
  const person = await begin('plan', '/plan?view=chat');
  const question = language === 'he' ? 'ממה מתחילים?' : 'Where do I begin?';
  await ask(page, t, question);

  await context.setOffline(true);
  await expect(page.getByText(t('shell:offline'))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('log').getByText(question)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);

  const sent = sentTicks(page);
  const before = (await person.call('GET', '/api/plan')) as Ticks;
  const [first = '', second = ''] = before.steps.flatMap(({ substeps }) =>
    substeps.map(({ substep_id }) => substep_id),
  );
  let boxes = await substepBoxes(page, t);
  await boxes.nth(0).click();
  await expect(boxes.nth(0)).toBeChecked();
  await boxes.nth(1).click();
  await expect(boxes.nth(1)).toBeChecked();
  await boxes.nth(0).click();
  await expect(boxes.nth(0)).not.toBeChecked();
  await expect(page.getByText(t('offline:kept'), { exact: true }).filter({ visible: true }).first()).toBeVisible();

  await page.reload();
  boxes = await substepBoxes(page, t);
  await expect(boxes.nth(1)).toBeChecked();
  await expect(boxes.nth(0)).not.toBeChecked();
  sent.length = 0;

  await context.setOffline(false);
  await expect(page.getByText(t('offline:kept'), { exact: true })).toHaveCount(0);
  await expect(page.getByText(t('shell:offline'))).toBeHidden();
  expect(sent).toEqual([`${first} completed`, `${second} completed`, `${first} pending`]);
  const after = (await person.call('GET', '/api/plan')) as Ticks;
  const statusOf = (id: string) =>
    after.steps.flatMap(({ substeps }) => substeps).find((one) => one.substep_id === id)?.status;
  expect([statusOf(first), statusOf(second)]).toEqual(['pending', 'completed']);
});

test('a message and a profile field wait too, also through the end of the session', async ({
  page,
  context,
  request,
  t,
  language,
  begin,
  allowFault,
}) => {
  // The session ends meanwhile. Back on the network, the page sends the field and asks for what it shows: either meets it.
  allowFault(/^(POST|GET) \/api\/[\w/-]+ answered 401$/);
  const person = await begin('plan', '/profile');
  const education = page.getByLabel(t('onboarding:fields.education'));
  await expect(education).toHaveValue(/\S/);
  await page.goto('/plan?view=chat');
  await expect(page.getByRole('log')).toBeVisible();
  await context.setOffline(true);
  await page.goto('/profile');
  await education.fill('Evening school');
  await education.blur();
  await expect(page.getByText(t('offline:waiting.title_one', { count: 1 }))).toBeVisible();
  await toPlan(page, t);
  await openChat(page, t);
  const question = language === 'he' ? 'מה הצעד הקטן ביותר?' : 'What is the smallest step?';
  await page.getByPlaceholder(t('plan:chat.placeholder')).fill(question);
  await page.getByRole('button', { name: t('chat:composer.send'), exact: true }).click();
  const message = page.getByRole('log').getByRole('article').filter({ hasText: question });
  await expect(message.getByText(t('offline:kept'))).toBeVisible();
  await expect(page.getByPlaceholder(t('plan:chat.placeholder'))).toHaveValue('');

  const headers = { Authorization: `Bearer ${person.token}` };
  expect((await request.post('/api/logout', { headers })).status()).toBe(204);
  await context.setOffline(false);
  await expect(page.getByText(t('shell:ended_elsewhere'))).toBeVisible();
  await logIn(page, t, person);
  await expect(page).toHaveURL(/\/plan\//);
  await openChat(page, t);
  await expect(page.getByRole('log').getByText(t('chat:source.builtin'), { exact: true })).toHaveCount(1);
  await expect(page.getByRole('log').getByText(question)).toHaveCount(1);
  await page.goto('/profile');
  await expect(education).toHaveValue('Evening school');
});

test('an answer to the interview given without a network stays in the box, also after a retry and a reload, and is sent once', async ({
  page,
  context,
  t,
  language,
  begin,
}) => {
  await begin('profile', '/onboarding/chat');
  const feed = page.getByRole('log');
  const replies = feed.getByText(t('chat:source.builtin'), { exact: true });
  await expect(replies).toHaveCount(1);
  await context.setOffline(true);
  const text = language === 'he' ? 'בבקרים אני פנויה' : 'My mornings are free';
  const box = page.getByPlaceholder(t('onboarding:chat.placeholder'));
  await box.fill(text);
  const send = page.getByRole('button', { name: t('chat:composer.send'), exact: true });
  await send.click();
  await expect(feed.getByText(t('chat:message.failed'))).toBeVisible();
  await expect(box).toHaveValue(text);
  await feed.getByRole('button', { name: t('chat:message.retry') }).click();
  await expect(send).toBeEnabled();
  await expect(box).toHaveValue(text);
  await page.reload();
  await expect(page.getByText(t('shell:offline'))).toBeVisible();
  await expect(box).toHaveValue(text);

  await context.setOffline(false);
  await expect(page.getByText(t('shell:offline'))).toBeHidden();
  await send.click();
  await expect(box).toHaveValue('');
  await expect(feed.getByText(text, { exact: true })).toHaveCount(1);
  await expect(feed.getByText(text, { exact: true })).toBeVisible();
  await expect(replies.last()).toBeVisible();
  await expect(feed.getByText(t('chat:message.failed'))).toBeHidden();
});

test('logging out takes what was kept along, after asking about what was not sent', async ({
  page,
  context,
  t,
  begin,
}) => {
  await begin('plan', '/plan?view=chat');
  await expect(page.getByRole('log')).toBeVisible();
  await context.setOffline(true);
  const boxes = await substepBoxes(page, t);
  await boxes.nth(0).click();
  await expect(boxes.nth(0)).toBeChecked();
  if ((page.viewportSize()?.width ?? 0) < 768) await closeSteps(page, t);
  await logOut(page, t);
  const dialog = page.getByRole('alertdialog', { name: t('offline:leave.title') });
  await dialog.getByRole('button', { name: t('offline:leave.go') }).click();
  await expect(page).toHaveURL(/\/$/);
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('foothold-kept');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const counting = opening.result.transaction('kept').objectStore('kept').count();
            counting.onsuccess = () => resolve(counting.result);
          };
        }),
    );
  await expect.poll(kept).toBe(0);
});

test.describe('after a deploy', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page whose files are gone is loaded anew once, and says so', async ({
    page,
    request,
    expectFault,
    t,
    language,
  }) => {
    expectFault(/^GET \/assets\/workspace-page-.* answered 404$/);
    const person = await prepare(request, language, 'plan');
    await enter(page, person, '/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    let gone = 0;
    await page.route('**/assets/workspace-page-*.js', async (route) => {
      gone += 1;
      if (gone === 1) await route.fulfill({ status: 404, body: '' });
      else await route.continue();
    });
    await toPlan(page, t);
    await expect(page.getByText(t('offline:updated'))).toBeVisible();
    await page.getByRole('button', { name: t('common:gotIt') }).click();
    await expect(page.getByText(t('offline:updated'))).toBeHidden();
    await toPlan(page, t);
    await expect(page.getByRole('button', { name: t('today:done'), exact: true })).toBeVisible();
  });
});
