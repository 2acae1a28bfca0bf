const delays = ['', '[animation-delay:150ms]', '[animation-delay:300ms]'];

/** Three dots that move while a reply is awaited. Silent: the feed's live line says it. */
export function TypingDots() {
  return (
    <span aria-hidden="true" data-testid="typing-dots" className="inline-flex items-center gap-1.5 py-2">
      {delays.map((delay) => (
        <span key={delay} className={`size-2 rounded-full bg-subtle motion-safe:animate-bounce ${delay}`} />
      ))}
    </span>
  );
}
