function lineTo(stream: NodeJS.WriteStream) {
  return (line: string): void => {
    stream.write(`${line}\n`);
  };
}

const warn = lineTo(process.stderr);
let log: { warn: (message: string) => void } | null = null;

/** What is said outside of requests. It holds nothing that a person told the product. */
export const logger = {
  /** A sentence for whoever started the process. */
  info: lineTo(process.stdout),
  warn,
  /** Something that happened while the process runs: a line of the log, with time and level, as soon as there is one. */
  event: (message: string): void => (log ? log.warn(message) : warn(message)),
  /** Names the log that events go to from now on. */
  useLog: (running: { warn: (message: string) => void }): void => {
    log = running;
  },
};
