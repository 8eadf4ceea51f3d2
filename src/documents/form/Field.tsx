import { pageProperty } from '../../generate/properties.ts';
import { HintContext } from '../../kinds/shared/hint.ts';
import { useHintOf, useLabelOf } from '../../kinds/shared/words.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { inputFor, useEnteredDocument } from './documentForm.ts';

interface FieldProps {
  readonly name: string;
  readonly disabled?: boolean;
  readonly required?: boolean;
  /** Whether its hint is shown below it. */
  readonly isHinted?: boolean;
  /** Why it is locked. */
  readonly fixed?: string | undefined;
}

/** A field of the edited document. */
export function Field(props: FieldProps) {
  return <FieldOf resource={inputFor(useEnteredDocument().form)} {...props} />;
}

/** A field of a document, by kind. */
export function FieldOf({
  resource,
  name,
  disabled,
  required,
  isHinted = false,
  fixed,
}: FieldProps & { readonly resource: Resource }) {
  const labelOf = useLabelOf(resource.name);
  const hint = useHintOf(resource.name)(name);
  const { kind, required: always, ...property } = pageProperty(resource, name);
  return (
    <HintContext value={fixed ?? (isHinted ? hint : undefined)}>
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
