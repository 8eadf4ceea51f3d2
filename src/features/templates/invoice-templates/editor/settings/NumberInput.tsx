import { useTranslate } from 'ra-core';
import { DecimalInput } from '../../../../../kinds/decimal/DecimalInput.tsx';
import type { InputProps } from '../../../../../kinds/kind.ts';

/** Invalid input stays text, so that validation refuses it at the field. */
const keepNumber = (decimal: string) => (/^\d{1,6}(?:\.\d{1,6})?$/.test(decimal) ? Number(decimal) : decimal);

/** A number with its unit, which the texts name: millimetres or points. */
export function NumberInput(input: InputProps) {
  const unit = useTranslate()(`templateEditor.units.${input.path}`, { _: '' });
  return <DecimalInput {...input} keep={keepNumber} {...(unit && { unit })} />;
}
