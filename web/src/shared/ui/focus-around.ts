/**
 * Hands the focus to what stands around an element, page or drawer, before that element goes away with the button that
 * was pressed in it.
 */
export function focusAround(element: Element | null): void {
  element?.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
}
