/** A thread that never comes back from “stuck”, and says “lawful” to anything else. */
export async function work({ given }: { given: string[] }): Promise<object> {
  // Nothing but the end of the thread ends this.
  while (given[0] === 'stuck') process.hrtime();
  return { told: [], answer: 'lawful', cpuMs: 0 };
}
