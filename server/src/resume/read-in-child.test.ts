import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { extractor } from './extract.ts';
import { onePagePdf } from '../../test/resume/fixtures/pdf.ts';

const OBEDIENT = new URL('../../test/resume/obedient-child.ts', import.meta.url);
/** Long enough for a process to start on a busy machine, in milliseconds. */
const SHORT_MS = 3_000;
const order = (what: string) => Buffer.from(`%PDF-${what}`);
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const complex = (detail: string) => ({ code: 'RESUME_TOO_COMPLEX', message: expect.stringContaining(detail) });

describe('the process that reads a CV', () => {
  it('is gone when its text is there', async () => {
    const pid = Number(await extractor({}, OBEDIENT)(order('text'), 'cv.pdf'));
    expect([pid > 0, isAlive(pid)]).toEqual([true, false]);
  });

  it('is ended when it takes too long, however busy it is', async () => {
    const extract = extractor({ time: SHORT_MS, parallel: 1, waiting: 0 }, OBEDIENT);
    await expect(extract(order('hang'), 'cv.pdf')).rejects.toMatchObject(complex('SIGKILL'));
    await expect(extract(order('sleep'), 'cv.pdf')).rejects.toMatchObject(complex('SIGKILL'));
    await expect(extract(order('text'), 'cv.pdf')).resolves.toMatch(/^\d+$/);
  });

  it('is ended when it takes too much memory', async () => {
    const pdf = onePagePdf({ content: 'BT /F 12 Tf (Nurse) Tj ET' });
    await expect(extractor({ memory: 40_000_000 })(pdf, 'cv.pdf')).rejects.toMatchObject(complex('memory'));
  });

  it('is ended when it takes too much of the processor', async () => {
    const pdf = onePagePdf({ content: 'BT /F 12 Tf (Nurse) Tj ET' });
    await expect(extractor({ processor: 1 })(pdf, 'cv.pdf')).rejects.toMatchObject(complex('processor'));
  });

  it('may be killed by the system: the file was too much', async () => {
    await expect(extractor({}, OBEDIENT)(order('die'), 'cv.pdf')).rejects.toMatchObject(complex('SIGSEGV'));
  });

  it('may not start in time: the machine is busy, and nothing is said of the file', async () => {
    await expect(extractor({ time: 1 }, OBEDIENT)(order('text'), 'cv.pdf')).rejects.toMatchObject({ code: 'BUSY' });
  });

  it('may not leave by itself: that is our own fault', async () => {
    await expect(extractor({}, OBEDIENT)(order('leave'), 'cv.pdf')).rejects.toThrow('ended with 3');
  });

  it('is ended when nobody waits for it, and makes place for the next', async () => {
    const extract = extractor({ parallel: 1, waiting: 1 }, OBEDIENT);
    const [first, second] = [new AbortController(), new AbortController()];
    const reading = extract(order('hang'), 'cv.pdf', first.signal);
    const waiting = extract(order('hang'), 'cv.pdf', second.signal);
    await expect(extract(order('text'), 'cv.pdf')).rejects.toMatchObject({ code: 'BUSY' });

    second.abort(new Error('left the line'));
    await expect(waiting).rejects.toThrow('left the line');
    const next = extract(order('text'), 'cv.pdf');
    first.abort(new Error('left while it was read'));
    await expect(reading).rejects.toThrow('left while it was read');
    await expect(next).resolves.toMatch(/^\d+$/);
    await expect(extract(order('text'), 'cv.pdf', first.signal)).rejects.toThrow('left while');
  });
});
