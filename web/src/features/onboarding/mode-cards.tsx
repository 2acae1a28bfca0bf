import { onboardingModes, type OnboardingMode } from '@foothold/contract';
import { Lightbulb, type LucideIcon, Sparkles, Store } from 'lucide-react';
import { useTranslation } from '#shared/i18n/react.tsx';

const icons: Record<OnboardingMode, LucideIcon> = { brainstorm: Sparkles, idea: Lightbulb, 'from-description': Store };
const texts = { brainstorm: 'brainstorm', idea: 'idea', 'from-description': 'business' } as const;

interface ModeCardsProps {
  value: OnboardingMode;
  onChange: (mode: OnboardingMode) => void;
}

/** The three ways to start, as one group of radio cards. */
export function ModeCards({ value, onChange }: ModeCardsProps) {
  const { t } = useTranslation('onboarding');
  return (
    <fieldset className="grid gap-3 md:grid-cols-3 md:gap-4">
      <legend className="sr-only">{t('mode.legend')}</legend>
      {onboardingModes.map((mode) => {
        const Icon = icons[mode];
        const text = texts[mode];
        return (
          <label
            key={mode}
            className="flex cursor-pointer items-start gap-3 rounded-lg border border-border bg-surface p-4 transition-colors duration-150 hover:border-border-strong has-checked:border-primary-edge has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus md:flex-col md:p-5"
          >
            <input
              type="radio"
              name="mode"
              value={mode}
              checked={mode === value}
              onChange={() => onChange(mode)}
              aria-label={t(`mode.${text}.title`)}
              aria-describedby={`mode-${mode}`}
              className="sr-only"
            />
            <Icon className="mt-0.5 size-6 shrink-0 text-primary-text" />
            <span className="grid gap-1">
              <span className="text-lg font-semibold">{t(`mode.${text}.title`)}</span>
              <span id={`mode-${mode}`} className="text-sm text-muted">
                {t(`mode.${text}.text`)}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
