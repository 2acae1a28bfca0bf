function lineTo(stream: NodeJS.WriteStream) {
  return (line: string): void => {
    stream.write(`${line}\n`);
  };
}

/** Lines for whoever started the server, outside of requests. They hold nothing that a person told the product. */
export const logger = { info: lineTo(process.stdout), warn: lineTo(process.stderr) };
