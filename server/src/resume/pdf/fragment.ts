/** A piece of text on a page. Points; `x` is its left edge, `y` its baseline, growing upwards. */
export type Fragment = { text: string; x: number; y: number; width: number; height: number };
