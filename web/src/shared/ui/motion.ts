const motions = {
  pop: { ms: 250, frames: [{ scale: 0.5 }, { scale: 1.2 }, { scale: 1 }] },
  rise: {
    ms: 300,
    frames: [
      { opacity: 0, translate: '0 0.75rem' },
      { opacity: 1, translate: '0 0' },
    ],
  },
};

function play(element: Element | null, { ms, frames }: (typeof motions)['pop' | 'rise']): void {
  if (!element?.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element.animate(frames, { duration: ms, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' });
}

/** Refs for what comes onto the page because of something that was done: a small motion as it comes, where any is wanted. */
export const pops = (element: Element | null): void => play(element, motions.pop);
export const rises = (element: Element | null): void => play(element, motions.rise);
