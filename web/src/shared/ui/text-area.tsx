import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { classNames } from '#shared/ui/class-names.ts';
import { fieldClasses, FieldFrame, useFieldIds, type FieldProps } from '#shared/ui/field-frame.tsx';

export type TextAreaProps = FieldProps & ComponentProps<'textarea'>;

/** Several lines of text. Its direction follows what is typed, and the page's while it is empty (so the placeholder stands right). */
export function TextArea({ label, error, hint, id: given, className, onInput, ref, ...props }: TextAreaProps) {
  const { id, aria } = useFieldIds(given, { error, hint });
  const own = useRef<HTMLTextAreaElement>(null);
  const [filled, setFilled] = useState(Boolean(props.value ?? props.defaultValue));
  useEffect(() => setFilled(own.current?.value !== ''));
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <textarea
        rows={4}
        {...props}
        {...aria}
        ref={(element) => {
          own.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
          return undefined;
        }}
        id={id}
        dir={filled ? 'auto' : undefined}
        onInput={(event) => {
          setFilled(event.currentTarget.value !== '');
          onInput?.(event);
        }}
        className={classNames(fieldClasses, 'resize-y py-3')}
      />
    </FieldFrame>
  );
}
