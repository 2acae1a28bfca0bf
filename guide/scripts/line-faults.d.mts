export function lineFaults(lines: readonly { label: string; text: string }[], labels: readonly string[]): string[];
export function frameFaults(text: string): string[];
