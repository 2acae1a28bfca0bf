import { TextField, type TextFieldProps } from '#shared/ui/text-field.tsx';

/** A field for a number; the wheel does not change it by accident. */
export function NumberField(props: TextFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      min={0}
      onWheel={(event) => event.currentTarget.blur()}
      dir="ltr"
      {...props}
      type="number"
    />
  );
}
