import { useRef } from 'react';

const looks = [
  { theme: 'dark', lang: 'en', title: 'Dark, left to right' },
  { theme: 'light', lang: 'en', title: 'Light, left to right' },
  { theme: 'dark', lang: 'he', title: 'Dark, right to left' },
  { theme: 'light', lang: 'he', title: 'Light, right to left' },
] as const;

/** One document each, because theme, direction, drawers and dialogs belong to a whole document. They scroll together. */
export function ComponentFrames() {
  const frames = useRef<HTMLElement>(null);

  function follow(leader: HTMLIFrameElement) {
    const from = leader.contentWindow;
    from?.addEventListener('scroll', () => {
      if (!leader.matches(':hover')) return;
      for (const frame of frames.current?.querySelectorAll('iframe') ?? []) {
        if (frame !== leader) frame.contentWindow?.scrollTo(0, from.scrollY);
      }
    });
  }

  return (
    <main ref={frames} className="dev-frames">
      <h1 className="sr-only">Components</h1>
      {looks.map(({ theme, lang, title }) => (
        <section key={title} aria-label={title}>
          <h2>
            <a href={`/dev/ui?theme=${theme}&lang=${lang}`}>{title}</a>
          </h2>
          <iframe
            title={title}
            src={`/dev/ui?theme=${theme}&lang=${lang}`}
            onLoad={({ currentTarget }) => follow(currentTarget)}
          />
        </section>
      ))}
    </main>
  );
}
