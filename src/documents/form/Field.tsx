import { pageProperty } from '../../generate/properties.ts';
import { resourceOf } from '../../data/resources.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import type { ValueName } from '../../views/invoices/form/values.ts';

interface FieldProps {
  readonly name: Exclude<ValueName, 'accepted'>;
  readonly disabled?: boolean;
  readonly required?: boolean;
}

/** A field of the document, entered as its kind is everywhere. */
export function Field({ name, disabled, required }: FieldProps) {
  const labelOf = useLabelOf('invoices');
  const { kind, required: always, ...property } = pageProperty(resourceOf('invoices'), name);
  return (
    <kind.Input {...property} source={name} label={labelOf(name)} required={required ?? always} disabled={disabled} />
  );
}
