import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldTypes } from '../../../schemas/parts/definedFields.ts';
import type { Definition } from '../../../domain/fields/definition.ts';
import type { Translate } from '../../../domain/kinds/codec.ts';
import { isRows, type Row } from '../../../domain/kinds/collection.ts';
import { fieldWords } from '../../../domain/payments/gateways/gateways.ts';

/** Returns the name of a defined field; that of a gateway's field is in the language of the screen. */
export const nameOf = ({ key, name }: Row, translate: Translate): string =>
  typeof key === 'string' ? translate(fieldWords(key)) : String(name ?? '');

/** Returns the definition stored in a row. Unknown types count as text. */
export const definitionOf = (row: Row, translate: Translate): Definition => ({
  uuid: String(row['field']),
  name: nameOf(row, translate),
  type: fieldTypes.find((type) => type === row['type']) ?? 'text',
  options: typeof row['options'] === 'string' ? row['options'] : null,
  required: row['required'] === true,
});

/** Returns the rows for these definitions, keeping entered values and dropping others. */
export function rowsFor(definitions: readonly Row[], rows: readonly Row[]): Row[] {
  return definitions.map(({ uuid, key: named, name, type, options, required }) => {
    const { uuid: key, value, secret } = rows.find((row) => row['field'] === uuid) ?? {};
    const entered = {
      ...(key !== undefined && { uuid: key }),
      ...(value !== undefined && { value }),
      ...(secret !== undefined && { secret }),
    };
    return {
      ...entered,
      field: uuid,
      ...(named !== undefined && { key: named }),
      name,
      type,
      required,
      ...(options !== undefined && { options }),
    };
  });
}

const namesOf = (rows: readonly Row[]): string =>
  JSON.stringify(rows.map(({ field, name, type, options, required }) => [field, name, type, options, required]));

/**
 * Returns the form's rows, completed with one per definition. This does not make the form dirty. There are none while
 * definitions of another order arrive: an input that moved to the place of another would take its value.
 */
export function useDefinedRows(source: string, definitions: readonly Row[]): readonly Row[] {
  const { reset, getValues, getFieldState, formState } = useFormContext();
  const { defaultValues } = formState;
  const value: unknown = useWatch({ name: source });
  const rows = isRows(value) ? value : [];
  const whole = rowsFor(definitions, rows);
  const isWhole = namesOf(rows) === namesOf(whole);
  const order = definitions.map(({ uuid }) => uuid).join();
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    if (isWhole) setShown(order);
  }, [isWhole, order]);
  useEffect(() => {
    if (isWhole) return;
    // Rows with input may move: setting them one by one would leave values of others in their places.
    if (formState.isDirty || getFieldState(source, formState).isDirty)
      reset({ ...getValues(), [source]: whole }, { keepDefaultValues: true, keepTouched: true, keepSubmitCount: true });
    else reset({ ...defaultValues, [source]: whole }, { keepDirtyValues: true, keepSubmitCount: true });
  });
  if (isWhole) return rows;
  return shown === order ? whole : [];
}
