import { Check } from 'lucide-react';

/** A title that has come. */
export function Arrived({ title }: { title: string }) {
  return (
    <li className="flex items-start gap-2">
      <Check className="mt-0.5 size-4 shrink-0 text-done" />
      <bdi className="min-w-0">{title}</bdi>
    </li>
  );
}

/** What has come so far of something that takes a while: nothing before the first, and not when all comes at once. */
export function Arriving({ titles }: { titles: readonly string[] }) {
  return (
    <ul aria-live="polite" className="animate-late grid gap-1 text-sm text-muted empty:hidden">
      {titles.map((title, index) => (
        // Titles only ever come behind each other, and two may be alike.
        <Arrived key={index} title={title} />
      ))}
    </ul>
  );
}
