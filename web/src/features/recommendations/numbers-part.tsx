import type { ReactNode } from 'react';

/** A part of the numbers under its title. */
export function NumbersPart({ title, tag, children }: { title: string; tag?: ReactNode; children: ReactNode }) {
  return (
    <section className="grid content-start gap-3">
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        {title} {tag}
      </h3>
      {children}
    </section>
  );
}
