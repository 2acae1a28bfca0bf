import type { LucideIcon } from 'lucide-react';

interface NamedPointsProps {
  title: string;
  text: string;
  points: readonly { icon: LucideIcon; title: string; text: string }[];
}

/** A heading with a few points beside it. */
export function NamedPoints({ title, text, points }: NamedPointsProps) {
  return (
    <section className="border-y border-border bg-surface">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-16 md:px-6 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div>
          <h2 className="text-3xl font-bold">{title}</h2>
          <p className="mt-3 text-lg text-muted">{text}</p>
        </div>
        <ul className="grid gap-8">
          {points.map(({ icon: Icon, title: name, text: said }) => (
            <li key={name} className="flex gap-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-md bg-primary-soft text-primary-text">
                <Icon className="size-6" />
              </span>
              <div>
                <h3 className="text-lg font-semibold">{name}</h3>
                <p className="mt-1 text-muted">{said}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
