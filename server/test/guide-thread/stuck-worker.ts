/** A thread that never comes back from “stuck”, nor from reading ahead, and says “lawful” to anything else. */
export async function work({ given = ['stuck'] }: { given?: string[] }): Promise<object> {
  // Nothing but the end of the thread ends this.
  while (given[0] === 'stuck') process.hrtime();
  return { told: [], answer: 'lawful', cpuMs: 0 };
}
