import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#shared/paths.ts';
import { type ProfilePlace, readPlaceHash, readProfileVisit } from '#shared/profile-place.ts';

/** The item a place means: the one at its index, unless the words that were meant stand in another by now. */
function itemOf(list: readonly HTMLElement[], index: number, text: string | undefined): HTMLElement | undefined {
  const holds = (item: HTMLElement | undefined) => text !== undefined && item?.textContent.includes(text);
  if (holds(list[index])) return list[index];
  return list.find(holds) ?? list[index];
}

function elementOf(root: HTMLElement, { field, index }: ProfilePlace, text: string | undefined): HTMLElement | null {
  const section = root.querySelector<HTMLElement>(`[data-place="${field}"]`);
  if (!section || index === null) return section;
  return itemOf([...section.querySelectorAll<HTMLElement>('ul > li')], index, text) ?? section;
}

/** Shows an element, marks it and gives it the focus. Returns the way to take the mark away. */
function leadTo(element: HTMLElement): () => void {
  element.dataset['named'] = '';
  // A field of one text takes the focus itself; a list or an item has none of its own to take.
  const fields = element.querySelectorAll<HTMLElement>('input, textarea');
  const target = fields.length === 1 ? (fields[0] ?? element) : element;
  if (target === element) element.tabIndex = -1;
  target.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center' });
  return () => {
    delete element.dataset['named'];
  };
}

/**
 * Leads to the place that the address names; what is gone by now leads to its section. Gives where to go back to, null
 * when the address names no place.
 */
export function useNamedPlace(root: RefObject<HTMLElement | null>): string | null {
  const { hash, key, state } = useLocation();
  const visit = readProfileVisit(state);
  const text = visit?.text;

  useEffect(() => {
    const place = readPlaceHash(hash);
    const element = place && root.current && elementOf(root.current, place, text);
    return element ? leadTo(element) : undefined;
    // The key: following the same link again leads there again.
  }, [root, hash, key, text]);

  return readPlaceHash(hash) && (visit?.back ?? paths.recommendations);
}
