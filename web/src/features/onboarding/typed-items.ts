import { useEffect, useEffectEvent } from 'react';

/** One for each form of a list on the page. */
const adders = new Set<() => void>();

/** Has `add` run whenever the person goes on: it adds what its form holds, if that is whole. */
export function useAddOnLeave(add: () => void): void {
  const addNow = useEffectEvent(add);
  useEffect(() => {
    const adder = () => addNow();
    adders.add(adder);
    return () => void adders.delete(adder);
  }, []);
}

/** Adds every item that stands whole in a form and was not added; half an item stays there. */
export function addTypedItems(): void {
  for (const add of adders) add();
}
