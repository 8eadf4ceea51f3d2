import type { PropertyOf } from '../../../domain/kinds/codec.ts';
import type { Row } from '../../../domain/kinds/collection.ts';
import { kindOf } from '../../../domain/schema/kindOf.ts';
import { propertiesOf, type Property } from '../../../domain/schema/property.ts';
import type { KindDefinition } from '../kind.ts';
import { isPercent } from '../shared/when.ts';

/** Answers a kind by its name; the registry gives itself, since rows hold values of every kind. */
export type KindByName = (name: KindDefinition['kind']) => KindDefinition;

export interface Part {
  readonly name: string;
  readonly property: Property;
  /** How it is shown and entered in a row; what else stands in the row may decide. */
  readonly kindIn: (row: unknown) => KindDefinition;
  readonly align: KindDefinition['align'];
  readonly required: boolean;
}

/** Rows to be read, as a table and as cards take them. */
export interface RowsProps extends Pick<PropertyOf, 'resource' | 'path'> {
  readonly value: readonly Row[];
  readonly parts: readonly Part[];
}

/** What tells a row from the others: its own key, or its place until it has one. */
export const keyOf = ({ uuid }: Row, index: number): string => String(uuid ?? index);

/** The properties of a row that people see: all but its key. */
export function partsOf({ items }: Property, kindByName: KindByName): readonly Part[] {
  if (!items) return [];
  return Object.entries(propertiesOf(items))
    .filter(([, property]) => kindOf(property) !== 'identifier')
    .map(([name, property]) => {
      const kind = kindByName(kindOf(property));
      return {
        name,
        property,
        kindIn: (row) => (isPercent(property, row) ? kindByName('percent') : kind),
        align: kind.align,
        required: items.required?.includes(name) ?? false,
      };
    });
}
