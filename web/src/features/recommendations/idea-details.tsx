import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';

interface UnfoldButtonProps {
  label: string;
  /** The idea's title, to tell the buttons of several cards apart. */
  title: string;
  open: boolean;
  /** Id of what it unfolds. */
  controls: string;
  onClick: () => void;
}

export function UnfoldButton({ label, title, open, controls, onClick }: UnfoldButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onClick}
      className="-ms-2 inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-md px-2 font-semibold text-primary-text hover:bg-surface2"
    >
      {label}
      <span className="sr-only">: {title}</span>
      <ChevronDown
        aria-hidden="true"
        className={`size-4 motion-safe:transition-transform ${open ? 'rotate-180' : ''}`}
      />
    </button>
  );
}

/** The detailed description, folded at first. */
export function IdeaDetails({ text, title }: { text: string; title: string }) {
  const { t } = useTranslation('recommendations');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <UnfoldButton
        label={open ? t('hideDetails') : t('showMore')}
        title={title}
        open={open}
        controls={id}
        onClick={() => setOpen(!open)}
      />
      <div id={id} hidden={!open} className="grid gap-2 pt-1 text-sm leading-relaxed text-muted">
        {open &&
          text.split(/\n+/).map((paragraph, index) => (
            <p key={index} dir="auto">
              {paragraph}
            </p>
          ))}
      </div>
    </div>
  );
}
