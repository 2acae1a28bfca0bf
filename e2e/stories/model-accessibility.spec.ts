import { expectNoBarrier, sizesFor } from '../acts/barriers.ts';
import { arriving, say, suggestedChange, wholeReply } from '../acts/replies.ts';
import { enter, prepare } from '../acts/prepared.ts';
import { test } from '../model-story.ts';
import { expect } from '../story.ts';

// What one looks at has come to rest; without what moves it is there at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const changes = { en: 'Could the plan be made smaller?', he: 'אפשר להקטין את התוכנית?' } as const;

test('a suggested change and a message written anew: no barrier', async ({
  page,
  request,
  t,
  language,
  model: _model,
}) => {
  await enter(page, await prepare(request, language, 'plan'), '/plan?view=chat');
  await say(page, t, changes[language]);
  await wholeReply(page, t, 'model');
  await page
    .getByRole('log')
    .getByRole('button', { name: t('chat:message.edit') })
    .click();
  await expect(page.getByText(t('chat:editing.note'))).toBeVisible();
  await expect(suggestedChange(page, t)).toBeVisible();
  await expectNoBarrier(page, sizesFor(language), 'a suggested change');
});

test('who may answer, beside one’s data: no barrier', async ({ page, request, t, language, model: _model }) => {
  await enter(page, await prepare(request, language, 'profile'), '/data');
  await expect(page.getByRole('region', { name: t('profile:model.title') })).toBeVisible();
  await expectNoBarrier(page, sizesFor(language), 'who may answer');
});

test('ideas that are named as they come: no barrier', async ({ page, request, t, language, model }) => {
  await enter(page, await prepare(request, language, 'profile'), '/onboarding/chat');
  await wholeReply(page, t, 'builtin');
  await model.tell({ wordsPerSecond: 120 });
  await page.getByRole('button', { name: t('onboarding:chat.generate') }).click();
  await expect(arriving(page).first()).toBeVisible();
  // The rest of them will not come while one looks.
  await model.tell({ wordsPerSecond: 1 });
  await expectNoBarrier(page, sizesFor(language), 'ideas as they come');
  await expect(arriving(page).first()).toBeVisible();
});
