/** The mark: a climbing step, and where it leads. */
export function Logo() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className="size-8 shrink-0">
      <path
        d="M10 52h14V39h14V26h15"
        fill="none"
        strokeWidth="7.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-primary-text"
      />
      <circle cx="46" cy="11.5" r="5.5" className="fill-done" />
    </svg>
  );
}
