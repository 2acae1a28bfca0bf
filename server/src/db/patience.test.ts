import { describe, expect, it } from 'vitest';
import { Patience } from './patience.ts';

const failure = (about: object, message = 'Failed') => Object.assign(new Error(message), about);

/** How often work that always fails so is begun, beside a database that says it is there. */
async function timesBegun(error: Error, mayBeTwice: boolean): Promise<number> {
  const patience = new Patience(1_500, () => Promise.resolve(true));
  let begun = 0;
  const work = () => {
    begun += 1;
    return Promise.reject(new Error('Failed query', { cause: error }));
  };
  await expect(patience.with(work, () => mayBeTwice)).rejects.toThrow('Failed query');
  return begun;
}

describe.concurrent('work on a database that is away for a moment', () => {
  it.each([
    failure({ code: 'EHOSTUNREACH', syscall: 'connect' }),
    failure({ code: 'EAI_AGAIN', syscall: 'getaddrinfo' }),
    Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    failure({ code: '57P03' }),
    failure({ code: '08P01' }, 'server login has been failing, cached error: connect failed'),
    failure({}, 'Connection terminated due to connection timeout'),
  ])('is begun anew while it was not heard: %o', async (error) => {
    expect(await timesBegun(error, false)).toBeGreaterThan(3);
  });

  it.each([
    failure({ code: 'EHOSTUNREACH', syscall: 'read' }),
    failure({ code: 'ENETUNREACH', syscall: 'write' }),
    failure({ code: '08006' }),
    failure({}, 'Connection terminated unexpectedly'),
  ])('is begun twice more on an open connection, and only where it may be done twice: %o', async (error) => {
    expect(await timesBegun(error, false)).toBe(1);
    expect(await timesBegun(error, true)).toBe(3);
  });

  it('is begun twice more on a server that takes no writes, which may last', async () => {
    expect(await timesBegun(failure({ code: '25006' }), false)).toBe(3);
  });

  it('is not begun anew where a pooler has too much to do', async () => {
    expect(await timesBegun(failure({ code: '08P01' }, 'query_wait_timeout'), true)).toBe(1);
  });
});
