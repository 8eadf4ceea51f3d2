import { pageProperty } from '../../generate/properties.ts';
import { HintContext } from '../../kinds/shared/hint.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { useEnteredDocument } from './documentForm.ts';

interface FieldProps {
  readonly name: string;
  readonly disabled?: boolean;
  readonly required?: boolean;
  /** Why it cannot be changed. */
  readonly fixed?: string | undefined;
}

/** A field of the document, entered as its kind is everywhere. */
export function Field({ name, disabled, required, fixed }: FieldProps) {
  const { resource } = useEnteredDocument().form;
  const labelOf = useLabelOf(resource.name);
  const { kind, required: always, ...property } = pageProperty(resource, name);
  return (
    <HintContext value={fixed}>
      <kind.Input
        {...property}
        source={name}
        label={labelOf(name)}
        required={required ?? always}
        disabled={disabled ?? fixed !== undefined}
      />
    </HintContext>
  );
}
