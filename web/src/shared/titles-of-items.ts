import * as z from 'zod/mini';
import type { StreamProgress } from '#shared/api.ts';

const Titled = z.object({ title: z.string() });

/** Hears the titles of the ideas or steps of a streamed call as they come. */
export function hearTitles(onTitle: (title: string) => void): (event: StreamProgress) => void {
  return (event) => {
    const titled = event.event === 'item' ? Titled.safeParse(event.data) : undefined;
    if (titled?.success) onTitle(titled.data.title);
  };
}
