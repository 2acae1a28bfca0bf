// Latencies by name, and their table.

/** The value below which `share` (0 to 1) of the values lie; 0 of none. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

export class LatencyTable {
  readonly times = new Map<string, number[]>();
  readonly failures = new Map<string, number>();

  note(name: string, milliseconds: number): void {
    const known = this.times.get(name);
    if (known) known.push(milliseconds);
    else this.times.set(name, [milliseconds]);
  }

  fail(how: string): void {
    this.failures.set(how, (this.failures.get(how) ?? 0) + 1);
  }

  get all(): number[] {
    return [...this.times.values()].flat();
  }

  /** Times in milliseconds. */
  print(): void {
    const line = (name: string, figures: readonly string[]) =>
      console.log(name.padEnd(16), ...figures.map((figure) => figure.padStart(9)));
    line('call', ['count', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms']);
    const row = (name: string, times: readonly number[]) =>
      line(name, [String(times.length), ...[0.5, 0.95, 0.99, 1].map((share) => quantile(times, share).toFixed(1))]);
    for (const [name, times] of this.times) row(name, times);
    row('all', this.all);
    for (const [how, count] of this.failures) console.log(`  ${count} failed: ${how}`);
  }
}
