import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from '#shared/i18n/react.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { fieldClasses, FieldFrame, useFieldIds, type FieldProps } from '#shared/ui/field-frame.tsx';
import { IconButton } from '#shared/ui/icon-button.tsx';

/** A password, hidden unless the person asks to see it. */
export function PasswordField({
  label,
  error,
  hint,
  id: given,
  className,
  ...props
}: FieldProps & ComponentProps<'input'>) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  const { id, aria } = useFieldIds(given, { error, hint });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <div className="relative" dir="ltr">
        <input
          {...props}
          {...aria}
          id={id}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={classNames(fieldClasses, 'pe-12')}
        />
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={t(shown ? 'hideText' : 'showText')}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="absolute end-0 top-0"
        />
      </div>
    </FieldFrame>
  );
}
