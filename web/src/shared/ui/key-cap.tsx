/** A key of the keyboard by its name. */
export function KeyCap({ children }: { children: string }) {
  return (
    <kbd
      dir="ltr"
      className="inline-block min-w-7 rounded-sm border border-border-strong bg-surface2 px-1.5 py-0.5 text-center font-sans text-sm text-muted"
    >
      {children}
    </kbd>
  );
}
