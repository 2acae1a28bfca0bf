/** A section's texts: words, or groups of words. */
export interface Texts {
  [key: string]: string | Texts;
}
