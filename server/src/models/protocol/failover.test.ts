import { describe, it, type TestContext } from 'vitest';
import type { Fault } from '../../../test/models/fault.ts';
import { formats } from '../../../test/models/wire-format.ts';
import { brisk, ended, GOOD, patient, starting } from '../../../test/models/protocol.ts';

/** Failures before the first word that another model may not share. */
const before: readonly Fault[] = [
  'unauthorized',
  'quota',
  'overloaded',
  'html-page',
  'reset-before-headers',
  'refused',
];
const silent: readonly Fault[] = ['silent-headers', 'headers-then-silence', 'drip'];
const amid: readonly Fault[] = ['reset', 'close-early', 'error-in-stream', 'rate-limit-in-stream', 'malformed-event'];
const unreadable: readonly Fault[] = ['malformed-json', 'wrong-schema', 'deep-json', 'cut-at-length', 'blank-answer'];
const SECOND = '{"title":"Bread for the neighbours","hours":4}';

describe.each(formats)('from %s', (format) => {
  const other = format === 'anthropic' ? 'google' : 'anthropic';
  const both = async (context: TestContext, fault: Fault, faultAfterWords = 2) => {
    const start = starting(context);
    const first = await start({ format, fault, faultAfterWords });
    return [first, await start({ format: other, answer: () => SECOND })] as const;
  };

  it.concurrent.for(before)('the next model answers after %s', async (fault, context) => {
    const { expect } = context;
    const [first, second] = await both(context, fault);
    expect(await ended('stream', [first, second], patient)).toMatchObject({ text: SECOND, kind: null });
    expect(await ended('ask', [first, second], patient)).toMatchObject({ text: SECOND, kind: null });
  });

  it.concurrent.for(silent)('the next model answers after %s', async (fault, context) => {
    const { expect } = context;
    const [first, second] = await both(context, fault);
    expect(await ended('stream', [first, second], brisk)).toMatchObject({
      text: SECOND,
    });
  });

  it.concurrent.for(amid)('after a word nobody else goes on with a text: %s', async (fault, context) => {
    const { expect } = context;
    const [first, second] = await both(context, fault);
    const { text, kind } = await ended('stream', [first, second], patient);
    expect(kind).not.toBeNull();
    expect(GOOD.startsWith(text) && text !== '').toBe(true);
    expect(second.requests).toHaveLength(0);
  });

  it.concurrent.for(amid)('an error before the first word is no beginning: %s', async (fault, context) => {
    const { expect } = context;
    const [first, second] = await both(context, fault, 0);
    expect(await ended('stream', [first, second], patient)).toMatchObject({ text: SECOND, kind: null });
  });

  it.concurrent.for([...amid, 'stall'] as const)(
    'an object begins anew with the next model: %s',
    async (fault, context) => {
      const { expect } = context;
      const [first, second] = await both(context, fault);
      expect(await ended('ask', [first, second], fault === 'stall' ? brisk : patient)).toMatchObject({ text: SECOND });
    },
  );

  it.concurrent.for(unreadable)(
    'an object that can’t be read is asked for once more, then of the next model: %s',
    async (fault, context) => {
      const { expect } = context;
      const [first, second] = await both(context, fault);
      // No object to show again.
      const isRunaway = fault === 'blank-answer' || fault === 'deep-json';
      expect(await ended('ask', [first, second], patient)).toMatchObject({ text: SECOND, kind: null });
      expect([first.requests.length, second.requests.length]).toEqual([isRunaway ? 1 : 2, 1]);
    },
  );

  it.concurrent('the second time it is told what was wrong, and shown its answer', async (context) => {
    const { expect } = context;
    const standIn = await starting(context)({
      format,
      answer: (_asked, nth) => (nth === 1 ? '{"title":7,"hours":6}' : GOOD),
    });
    expect(await ended('ask', [standIn])).toMatchObject({ text: GOOD, kind: null });
    const { messages } = standIn.requests[1]!.asked!;
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
    expect(messages[1]!.content).toContain('"title":7');
    expect(messages[2]!.content).toContain('title must be a text');
  });

  it.concurrent.for(['refusal', 'content-filter'] as const)(
    'nobody else is asked what was refused: %s',
    async (fault, context) => {
      const { expect } = context;
      const [first, second] = await both(context, fault);
      expect((await ended('ask', [first, second])).kind).toBe('refused');
      expect(second.requests).toHaveLength(0);
    },
  );
});
