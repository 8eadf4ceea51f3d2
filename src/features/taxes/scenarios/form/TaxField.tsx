import { useFormContext, useWatch } from 'react-hook-form';
import scenarios from '../../../../../schemas/resources/taxes/scenarios.ts';
import { kinds } from '../../../../kinds/registry.ts';
import type { InputProps } from '../../../../kinds/kind.ts';
import { isPercent } from '../../../../kinds/shared/applicability.ts';
import { HintContext } from '../../../../kinds/shared/hint.ts';
import { useHintOf, useLabelOf } from '../../../../kinds/shared/words.ts';
import { pageProperty } from '../../../../generate/properties.ts';

interface TaxFieldProps {
  readonly index: number;
  /** A property of the row. */
  readonly name: string;
  readonly label?: string;
  readonly hint?: string | undefined;
  readonly required?: boolean;
}

/** Returns the input of a property of a row. */
export function useTaxInput({ index, name, label, required }: Omit<TaxFieldProps, 'hint'>): InputProps {
  const labelOf = useLabelOf(scenarios.name);
  const { kind: _, ...of } = pageProperty(scenarios, `tributes.${name}`);
  return {
    ...of,
    source: `tributes.${index}.${name}`,
    label: label ?? labelOf(of.path),
    required: required ?? of.required,
  };
}

/** A field of a tax, by its kind. */
export function TaxField({ hint, ...field }: TaxFieldProps) {
  const hintOf = useHintOf(scenarios.name);
  const input = useTaxInput(field);
  const row: unknown = useWatch({ name: `tributes.${field.index}` });
  const { kind } = pageProperty(scenarios, input.path);
  const { Input } = isPercent(input.property, row) ? kinds.percent : kind;
  return (
    <HintContext value={hint ?? hintOf(input.path)}>
      <Input {...input} />
    </HintContext>
  );
}

/** Returns how to change a property of a row. */
export function useSetTax(index: number): (name: string, value: unknown) => void {
  const { setValue } = useFormContext();
  return (name, value) => setValue(`tributes.${index}.${name}`, value, { shouldDirty: true });
}
