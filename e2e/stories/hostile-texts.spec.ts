import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { submitLogIn } from '../acts/account.ts';
import { watchForActive } from '../acts/inert.ts';
import { enter, prepare } from '../acts/prepared.ts';
import { expect, test } from '../story.ts';

interface AttackCase {
  id: string;
  part: string;
  path: string;
  body?: { message?: string };
}

const catalogue = fileURLToPath(new URL('../../server/test/attack/cases.json', import.meta.url));
const { cases } = JSON.parse(readFileSync(catalogue, 'utf8')) as { cases: AttackCase[] };
const hostile = cases.filter(({ part }) => part === 'xss');
const caseNamed = (id: string) => hostile.find((one) => one.id === id);

test.skip(({ isMobile }) => isMobile, 'the page is the same one on a phone');

test('the catalogue of attacks is there', () => {
  expect(hostile.length).toBeGreaterThan(10);
  const told = ['xss-experience', 'xss-model-json', 'open-redirect-from'];
  const unknown = hostile.filter(({ id, path }) => path !== '/api/chat' && !told.includes(id));
  expect(unknown, 'cases no story tells').toEqual([]);
});

for (const { id, body } of hostile.filter(({ path }) => path === '/api/chat')) {
  test(`${id}: a chat message stays text`, async ({ page, request, t, language, server }) => {
    const person = await prepare(request, language, 'plan');
    const plan = (await person.call('GET', '/api/plan')) as { steps: { step_id: string }[] };
    await person.call('POST', '/api/chat', { ...body, step_id: plan.steps[0]?.step_id, language });
    const expectInert = await watchForActive(page, server.origin);
    await enter(page, person, '/plan?view=chat');
    const message = page.getByRole('log').getByRole('article', { name: t('chat:message.mine') });
    await expect(message).toBeVisible();
    await expect(page.getByRole('log').getByText(t('chat:source.builtin'), { exact: true })).toBeVisible();
    await expectInert();
    await expect(message, 'the page has lived through it').toBeVisible();
  });
}

const payloads = [
  '"><script>window.__xss=1</script>',
  '<img src=x onerror=window.__xss=1>',
  '[x](javascript:window.__xss=1) ![x](https://evil.test/leak)',
  '<svg><animate onbegin=window.__xss=1 attributeName=x dur=1s>',
  '&lt;script&gt;window.__xss=1&lt;/script&gt; &amp; &nbsp;',
];
const attack = payloads.join(' ');

test('xss-experience: hostile texts in every field of a profile stay text wherever they are shown', async ({
  page,
  request,
  language,
  server,
}) => {
  const person = await prepare(request, language, 'account');
  const body = caseNamed('xss-experience')?.body as Record<string, unknown>;
  await person.call('POST', '/api/profile', body);
  const experiences = payloads.map((role_title) => ({
    role_title,
    company_name: role_title,
    description: attack,
    duration_months: 1,
  }));
  const skills = payloads.map((skill_name) => ({ skill_name, level: 'beginner', notes: attack }));
  const goals = payloads.map((goal_type) => ({ goal_type, value: attack }));
  const texts = { education: attack, hobbies: attack, location: attack, notes: attack };
  await person.call('POST', '/api/profile', { ...body, ...texts, experiences, skills, goals });
  await person.call('POST', '/api/profile/intent', { intent: 'idea', idea_text: attack });
  await person.call('POST', '/api/recommendations', { onboarding_mode: 'idea', user_input: attack });
  await person.call('POST', '/api/plan/from-description', { description: `I sell bread ${payloads[1]}` });
  await person.call('POST', '/api/plan/adapt', { feedback: `I have less time ${attack}` });

  const expectInert = await watchForActive(page, server.origin);
  const onboarding = ['/onboarding/upload', '/onboarding/form', '/onboarding/form?step=2', '/onboarding/mode'];
  for (const path of ['/profile', ...onboarding, '/recommendations', '/plan']) {
    await enter(page, person, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/__xss|onerror/).first(), `${path} shows it as text`).toBeAttached();
    await expectInert();
  }
});

for (const reply of [
  '{"<img src=x onerror=window.__xss=1>": "<script>window.__xss=1</script>"}',
  { '<img src=x onerror=window.__xss=1>': '<script>window.__xss=1</script>' },
]) {
  test(`xss-model-json: a reply that is ${typeof reply === 'string' ? 'JSON text' : 'no text at all'} stays text`, async ({
    page,
    request,
    t,
    language,
    server,
  }) => {
    await page.route('**/api/onboarding/chat', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ json: { reply, source: 'model', updates: [], suggestions: [attack] } })
        : route.fallback(),
    );
    const expectInert = await watchForActive(page, server.origin);
    await enter(page, await prepare(request, language, 'account'), '/onboarding/chat');
    const answered = page.getByRole('log').getByText(t('chat:source.model'));
    await expect(answered.or(page.getByRole('alert')).first()).toBeVisible();
    if (typeof reply === 'string') await expect(page.getByRole('log')).toContainText('window.__xss=1');
    await expectInert();
  });
}

test('open-redirect-from: a log-in leads to this site, whatever the address asks for', async ({
  page,
  request,
  t,
  language,
  server,
}) => {
  const person = await prepare(request, language, 'profile');
  const expectInert = await watchForActive(page, server.origin);
  await page.goto(caseNamed('open-redirect-from')?.path ?? '');
  await page.evaluate(() => sessionStorage.setItem('origin', '//evil.test'));
  await submitLogIn(page, t, person.email, person.password);
  await expect(page).toHaveURL(`${server.origin}/onboarding/chat`);
  await expectInert();
});
