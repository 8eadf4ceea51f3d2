import { pageProperty } from '../../generate/properties.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { useEnteredDocument } from './documentForm.ts';

interface FieldProps {
  readonly name: string;
  readonly disabled?: boolean;
  readonly required?: boolean;
}

/** A field of the document, entered as its kind is everywhere. */
export function Field({ name, disabled, required }: FieldProps) {
  const { resource } = useEnteredDocument().form;
  const labelOf = useLabelOf(resource.name);
  const { kind, required: always, ...property } = pageProperty(resource, name);
  return (
    <kind.Input {...property} source={name} label={labelOf(name)} required={required ?? always} disabled={disabled} />
  );
}
