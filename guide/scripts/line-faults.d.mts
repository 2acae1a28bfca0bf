export function lineFaults(lines: readonly { label: string; text: string }[], labels: readonly string[]): string[];
export function frameFaults(text: string): string[];
export function needFaults(text: string, names: readonly string[]): string[];
