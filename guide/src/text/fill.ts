/** Puts phrases into a text's `{slots}`. A slot without a phrase is a fault of the catalogue and throws. */
export function fill(template: string, phrases: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_slot, name: string) => {
    const phrase = phrases[name];
    if (phrase === undefined) throw new Error(`No phrase for the slot {${name}} in: ${template}`);
    return phrase;
  });
}

/** The names of a text's slots, each once, in alphabetical order. */
export function slotsOf(template: string): string[] {
  return [...new Set([...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort();
}
