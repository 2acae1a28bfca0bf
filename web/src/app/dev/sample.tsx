import type { ReactNode } from 'react';

/** Parts that belong together, under their name. */
export function Samples({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="dev-samples">
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** One part, or several beside each other, in a state that the title names. */
export function Sample({ title, row = false, children }: { title: string; row?: boolean; children: ReactNode }) {
  return (
    <div className="dev-sample">
      <h3>{title}</h3>
      <div className={row ? 'dev-row' : undefined}>{children}</div>
    </div>
  );
}
