import type { Profile } from '@foothold/contract';
import { enter, prepare, type PreparedPerson } from '../acts/prepared.ts';
import {
  growingReply,
  lastReply,
  say,
  SLOWLY,
  stopButton,
  suggestedChange,
  wholeReply,
  wordsOf,
} from '../acts/replies.ts';
import { test } from '../model-story.ts';
import { expect } from '../story.ts';

const said = {
  en: {
    question: 'What should I do first?',
    other: 'Which part takes longest?',
    change: 'Could the plan be made smaller?',
    field: 'I only have 4 hours a week now',
  },
  he: {
    question: 'מה כדאי לעשות קודם?',
    other: 'איזה חלק לוקח הכי הרבה זמן?',
    change: 'אפשר להקטין את התוכנית?',
    field: 'עכשיו יש לי רק 4 שעות בשבוע',
  },
} as const;

async function hoursOf(person: PreparedPerson): Promise<number | null> {
  const { profile } = (await person.call('GET', '/api/profile')) as { profile: Profile };
  return profile.resources.hours_per_week;
}

test('a reply that is stopped stays as far as it came, the model writes no further, and another try is whole', async ({
  page,
  request,
  t,
  language,
  model,
}) => {
  await enter(page, await prepare(request, language, 'plan'), '/plan?view=chat');
  await model.tell({ wordsPerSecond: SLOWLY });
  await say(page, t, said[language].question);
  await growingReply(page, t);
  await stopButton(page, t).click();
  const reply = lastReply(page, t);
  await expect(reply.getByText(t('chat:message.interrupted'))).toBeVisible();
  const partial = await wordsOf(reply).innerText();
  await expect.poll(async () => (await model.asked()).at(-1)?.ended).toBe('left');

  await page.reload();
  await expect(reply.getByText(t('chat:message.interrupted'))).toBeVisible();
  await expect(wordsOf(reply)).toContainText(partial);

  await model.tell({ wordsPerSecond: null });
  await reply.getByRole('button', { name: t('chat:message.retry') }).click();
  expect(await wholeReply(page, t, 'model')).toContain(partial);
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(2);
});

test('another answer takes the place of the one before, and an edited message the place of all that followed', async ({
  page,
  request,
  t,
  language,
  model,
}) => {
  const { question, other } = said[language];
  await enter(page, await prepare(request, language, 'plan'), '/plan?view=chat');
  const messages = page.getByRole('log').getByRole('article');
  await say(page, t, question);
  const first = await wholeReply(page, t, 'model');

  await model.tell({ wordsPerSecond: SLOWLY });
  await lastReply(page, t)
    .getByRole('button', { name: t('chat:message.again') })
    .click();
  const begun = await growingReply(page, t);
  expect(begun.length, 'the answer before has made way').toBeLessThan(first.length);
  await model.tell({ wordsPerSecond: null });
  await wholeReply(page, t, 'model');
  await expect(messages).toHaveCount(2);

  await say(page, t, other);
  await wholeReply(page, t, 'model');
  await expect(messages).toHaveCount(4);
  const edit = messages.first().getByRole('button', { name: t('chat:message.edit') });
  const note = page.getByText(t('chat:editing.note'));
  const box = page.getByPlaceholder(t('plan:chat.placeholder'));
  await edit.click();
  await expect(note).toBeVisible();
  await expect(box).toHaveValue(question);
  await page.getByRole('button', { name: t('chat:editing.leave') }).click();
  await expect(note).toBeHidden();
  await expect(box).toHaveValue('');

  await edit.click();
  await say(page, t, `${question} ${other}`);
  await wholeReply(page, t, 'model');
  await expect(note).toBeHidden();
  await expect(messages).toHaveCount(2);
  await page.reload();
  await expect(messages).toHaveCount(2);
  await expect(messages.first()).toContainText(`${question} ${other}`);
});

test('a reply goes on while the page is loaded anew, and is whole afterwards', async ({
  page,
  request,
  t,
  language,
  model,
}) => {
  await enter(page, await prepare(request, language, 'plan'), '/plan?view=chat');
  await model.tell({ wordsPerSecond: SLOWLY });
  await say(page, t, said[language].question);
  const begun = await growingReply(page, t);
  const asked = (await model.asked()).length;
  await page.reload();
  expect(await growingReply(page, t)).toContain(begun);
  await model.tell({ wordsPerSecond: null });
  await wholeReply(page, t, 'model');
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(2);
  const requests = await model.asked();
  expect(requests).toHaveLength(asked);
  expect(requests.at(-1)?.ended).toBe('whole');
});

test('a suggested change of the plan is shown first, and made by the person alone', async ({
  page,
  request,
  t,
  language,
  model: _model,
}) => {
  const person = await prepare(request, language, 'plan');
  const before = await person.call('GET', '/api/plan');
  await enter(page, person, '/plan?view=chat');
  await say(page, t, said[language].change);
  await wholeReply(page, t, 'model');
  const card = suggestedChange(page, t);
  await expect(card).toContainText(said[language].change);
  await card.getByRole('button', { name: t('plan:refine.show') }).click();
  const drawer = page.getByRole('dialog', { name: t('plan:refine.title') });
  await expect(drawer.getByRole('listitem').first()).toBeVisible();
  expect(await person.call('GET', '/api/plan')).toEqual(before);

  await drawer.getByRole('button', { name: t('plan:refine.apply') }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('region', { name: t('plan:refined.label') })).toBeVisible();
  expect(await person.call('GET', '/api/plan')).not.toEqual(before);
});

test('a suggested field of the profile is saved by the person alone, and may be left', async ({
  page,
  request,
  t,
  language,
  model: _model,
}) => {
  const person = await prepare(request, language, 'plan');
  await enter(page, person, '/plan?view=chat');
  const card = suggestedChange(page, t);
  await say(page, t, said[language].field);
  await card.getByRole('button', { name: t('proposals:suggested.leave') }).click();
  await expect(card).toBeHidden();
  expect(await hoursOf(person)).toBe(6);

  await lastReply(page, t)
    .getByRole('button', { name: t('chat:message.again') })
    .click();
  await expect(card).toContainText(`${t('onboarding:fields.hoursPerWeek')}: 4`);
  expect(await hoursOf(person)).toBe(6);
  await card.getByRole('button', { name: t('proposals:suggested.save') }).click();
  await expect(card.getByText(t('proposals:suggested.saved'))).toBeVisible();
  expect(await hoursOf(person)).toBe(4);
});
