import type { Page } from '@playwright/test';
import { openSteps } from '../acts/plan.ts';
import { enter, prepare } from '../acts/prepared.ts';
import {
  bareWords,
  firstSuggestion,
  growingReply,
  lastReply,
  say,
  SLOWLY,
  stopButton,
  wholeReply,
  wordsOf,
} from '../acts/replies.ts';
import { test } from '../model-story.ts';
import { expect, type Translate } from '../story.ts';

const said = {
  en: { question: 'What should I do first?', next: 'And what comes after that?', composed: 'に' },
  he: { question: 'מה כדאי לעשות קודם?', next: 'ומה אחרי זה?', composed: 'に' },
} as const;

const box = (page: Page, t: Translate) => page.getByPlaceholder(t('plan:chat.placeholder'));
const feed = (page: Page) => page.getByRole('log');
const mine = (page: Page, t: Translate) =>
  feed(page).getByRole('article', { name: t('chat:message.mine'), exact: true });
const latest = (page: Page, t: Translate) => page.getByRole('button', { name: t('chat:feed.latest'), exact: true });

/** Pixels between the end of the conversation and the end of what is seen of it. */
const belowTheFold = (page: Page) =>
  feed(page).evaluate((box) => Math.round(box.scrollHeight - box.clientHeight - box.scrollTop));

// The model is at its full speed again before anything is asked of it.
test.beforeEach(async ({ page, request, language, model: _model }) => {
  await enter(page, await prepare(request, language, 'plan'), '/plan?view=chat');
  await expect(feed(page).getByRole('article').first()).toBeVisible();
});

test('three dots wait for the first word, words come as they are written, and no mark is ever half there', async ({
  page,
  t,
  language,
  model,
}) => {
  await feed(page).evaluate((log) => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      if (log.querySelector('[data-testid=typing-dots]')) seen.add('dots');
      // What is half typed would show as the marks themselves.
      if (/\*\*|\]\(|^#{1,3} /m.test(log.textContent)) seen.add(`marks: ${log.textContent.slice(-80)}`);
    };
    new MutationObserver(look).observe(log, { subtree: true, childList: true, characterData: true });
  });
  await model.tell({ wordsPerSecond: 40 });
  await say(page, t, said[language].question);
  await expect(lastReply(page, t)).toHaveAttribute('aria-busy', 'true');
  await wholeReply(page, t, 'model');
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual(['dots']);
});

test('Escape stops a reply, and what was said stays', async ({ page, t, language, model }) => {
  await model.tell({ wordsPerSecond: SLOWLY });
  await say(page, t, said[language].question);
  const begun = await growingReply(page, t);
  await page.keyboard.press('Escape');
  const reply = lastReply(page, t);
  await expect(reply.getByText(t('chat:message.interrupted'))).toBeVisible();
  expect(await wordsOf(reply).innerText()).toContain(begun.trimEnd());
  await expect(stopButton(page, t)).toBeHidden();
});

test('one can write while the reply comes, and what was written is still there after it', async ({
  page,
  t,
  language,
  model,
}) => {
  await model.tell({ wordsPerSecond: SLOWLY });
  await say(page, t, said[language].question);
  await growingReply(page, t);
  await box(page, t).pressSequentially(said[language].next);
  await expect(stopButton(page, t), 'Stop stands in the place of Send').toBeVisible();
  await expect(page.getByRole('button', { name: t('chat:composer.send'), exact: true })).toBeHidden();
  await box(page, t).press('Control+Enter');
  await expect(mine(page, t)).toHaveCount(1);
  await model.tell({ wordsPerSecond: null });
  await wholeReply(page, t, 'model');
  await expect(box(page, t)).toHaveValue(said[language].next);
  await page.getByRole('button', { name: t('chat:composer.send'), exact: true }).click();
  await expect(mine(page, t)).toHaveCount(2);
  await wholeReply(page, t, 'model');
});

test('the feed follows a reply only while one is at its end, and never jumps', async ({ page, t, language, model }) => {
  for (let turn = 0; turn < 3; turn += 1) {
    await say(page, t, said[language].question);
    await wholeReply(page, t, 'model');
  }
  await expect.poll(() => belowTheFold(page)).toBeLessThanOrEqual(1);
  await model.tell({ wordsPerSecond: 20 });
  await say(page, t, said[language].next);
  await growingReply(page, t);
  await expect.poll(() => belowTheFold(page)).toBeLessThanOrEqual(1);

  await feed(page).evaluate((log) => log.scrollBy(0, -60));
  await expect(latest(page, t)).toBeVisible();
  const top = await feed(page).evaluate((log) => log.scrollTop);
  await growingReply(page, t);
  expect(await feed(page).evaluate((log) => log.scrollTop), 'while words come').toBe(top);
  await model.tell({ wordsPerSecond: null });
  await wholeReply(page, t, 'model');
  expect(await feed(page).evaluate((log) => log.scrollTop), 'when the reply has ended').toBe(top);

  await latest(page, t).click();
  await expect(latest(page, t)).toBeHidden();
  await expect.poll(() => belowTheFold(page)).toBeLessThanOrEqual(1);
});

test('Enter sends; where only fingers type, whoever wants it may have it break the line', async ({
  page,
  t,
  language,
  isMobile,
}) => {
  const { question, next } = said[language];
  if (isMobile) {
    const workspace = page.url();
    const setting = page.getByRole('checkbox', { name: t('shell:enterSends') });
    await page.goto('/account');
    await expect(setting).toBeChecked();
    await setting.uncheck();
    await page.goto(workspace);
  }
  await box(page, t).pressSequentially(question);
  await box(page, t).press('Shift+Enter');
  await box(page, t).pressSequentially(next);
  await expect(box(page, t)).toHaveValue(`${question}\n${next}`);
  await expect(box(page, t)).toHaveAttribute('enterkeyhint', isMobile ? 'enter' : 'send');
  await box(page, t).press('Enter');
  if (isMobile) {
    await expect(box(page, t)).toHaveValue(`${question}\n${next}\n`);
    await expect(mine(page, t)).toHaveCount(0);
    await page.getByRole('button', { name: t('chat:composer.send'), exact: true }).click();
  }
  await expect(mine(page, t)).toHaveCount(1);
  await expect(box(page, t)).toHaveValue('');
  await wholeReply(page, t, 'model');
});

test('Enter that chooses what an input method suggests does not send', async ({ page, t, language }) => {
  const keyboard = await page.context().newCDPSession(page);
  await box(page, t).focus();
  await keyboard.send('Input.imeSetComposition', { text: said[language].composed, selectionStart: 1, selectionEnd: 1 });
  await page.keyboard.press('Enter');
  await keyboard.send('Input.insertText', { text: said[language].composed });
  await expect(box(page, t)).toHaveValue(new RegExp(said[language].composed));
  await expect(mine(page, t)).toHaveCount(0);
});

test('a half-written message waits with its step', async ({ page, t, language }) => {
  const pick = async (index: number) => {
    const steps = await openSteps(page, t);
    const list = steps.getByRole('navigation', { name: t('plan:steps.label') });
    const title = await list.getByRole('button').nth(index).innerText();
    await list.getByRole('button').nth(index).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    return title;
  };
  await box(page, t).fill(said[language].question);
  await pick(3);
  await expect(box(page, t)).toHaveValue('');
  await box(page, t).fill(said[language].next);
  await pick(1);
  await expect(box(page, t)).toHaveValue(said[language].question);
  await page.reload();
  await expect(box(page, t)).toHaveValue(said[language].question);
  await pick(3);
  await expect(box(page, t)).toHaveValue(said[language].next);
});

test('a reply is copied as it was written', async ({ page, context, t, language }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await say(page, t, said[language].question);
  await wholeReply(page, t, 'model');
  const reply = lastReply(page, t);
  await reply.hover();
  await reply.getByRole('button', { name: t('chat:message.copy'), exact: true }).click();
  await expect(reply.getByRole('button', { name: t('chat:message.copied'), exact: true })).toBeVisible();
  const [copied, shown] = [await page.evaluate(() => navigator.clipboard.readText()), await wordsOf(reply).innerText()];
  expect(bareWords(copied)).toBe(bareWords(shown));
});

test('a suggested message is sent by one press', async ({ page, t, language }) => {
  await say(page, t, said[language].question);
  await wholeReply(page, t, 'model');
  const suggestion = firstSuggestion(page, t);
  const text = await suggestion.innerText();
  await suggestion.click();
  await expect(mine(page, t)).toHaveCount(2);
  await expect(wordsOf(mine(page, t).last())).toHaveText(text);
  await wholeReply(page, t, 'model');
});

test('a screen reader hears that a reply is written, once, and the whole of it, once', async ({
  page,
  t,
  language,
  model,
}) => {
  await expect(feed(page)).toHaveAttribute('aria-live', 'off');
  await page.evaluate((label) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const section = document.querySelector(`section[aria-label="${label}"]`);
    const lines = section?.querySelectorAll('[aria-live=polite], [aria-live=assertive], output, [role=alert]') ?? [];
    for (const line of lines) {
      new MutationObserver(() => line.textContent && heard.push(line.textContent)).observe(line, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    }
  }, t('plan:chat.label'));
  await model.tell({ wordsPerSecond: 40 });
  await say(page, t, said[language].question);
  await wholeReply(page, t, 'model');
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await expect.poll(async () => (await heard()).length).toBe(2);
  const [typing, reply] = await heard();
  expect(typing).toBe(t('chat:feed.typing'));
  expect(reply?.length).toBeGreaterThan(40);
});
