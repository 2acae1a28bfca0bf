/** One line for whoever started the server. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** One line about trouble, for whoever started the server. Holds nothing a person told the product. */
export function warn(line: string): void {
  process.stderr.write(`${line}\n`);
}
