import { useState, type ComponentProps } from 'react';
import { classNames } from '#shared/ui/class-names.ts';
import { useTranslation } from '#shared/i18n/react.tsx';
import { fieldClasses, FieldFrame, useFieldIds, type FieldProps } from '#shared/ui/field-frame.tsx';

export type TextAreaProps = FieldProps & ComponentProps<'textarea'>;

/** Several lines of text. Its direction follows what is typed, and the page's while it is empty (so the placeholder stands right). */
export function TextArea({
  label,
  error,
  hint,
  id: given,
  className,
  onInput,
  ref,
  'aria-describedby': more,
  ...props
}: TextAreaProps) {
  const { t } = useTranslation();
  const [filled, setFilled] = useState(Boolean(props.value ?? props.defaultValue));
  const [isFull, setFull] = useState(false);
  // A browser lets nothing more in and is silent about it, a paste that lost its end included.
  const note = isFull && props.maxLength ? t('full', { max: props.maxLength }) : undefined;
  const { id, aria } = useFieldIds(given, { error, note, hint }, more);
  const measure = ({ value }: HTMLTextAreaElement) => {
    setFilled(value !== '');
    setFull(value.length === props.maxLength);
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error ?? note} className={className}>
      <textarea
        rows={4}
        {...props}
        {...aria}
        ref={(element) => {
          const forget = typeof ref === 'function' ? ref(element) : undefined;
          if (ref && typeof ref !== 'function') ref.current = element;
          // A form fills the box in through its ref, and whoever holds the value empties it, without a word to this component.
          if (element) measure(element);
          return forget;
        }}
        id={id}
        dir={filled ? 'auto' : undefined}
        onInput={(event) => {
          measure(event.currentTarget);
          onInput?.(event);
        }}
        className={classNames(fieldClasses, 'resize-y py-3')}
      />
    </FieldFrame>
  );
}
