let starting: Promise<void> | undefined;

/** Starts the app, once. A start that fails (no network) is tried again the next time it is asked for. */
export function startedApp(): Promise<void> {
  starting ??= import('#app/start/start.tsx')
    .then(({ start }) => start())
    .catch((cause: unknown) => {
      starting = undefined;
      throw cause;
    });
  return starting;
}
