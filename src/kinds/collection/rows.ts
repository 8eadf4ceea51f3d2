import type { PropertyOf } from '../../../domain/kinds/codec.ts';
import type { Row } from '../../../domain/kinds/collection.ts';
import { kindOf } from '../../../domain/schema/kindOf.ts';
import { propertiesOf, type Property } from '../../../domain/schema/property.ts';
import type { KindDefinition } from '../kind.ts';
import { isPercent } from '../shared/applicability.ts';

/** Returns a kind by name; the registry passes itself, because rows contain values of all kinds. */
export type KindByName = (name: KindDefinition['kind']) => KindDefinition;

export interface Part {
  readonly name: string;
  readonly property: Property;
  /** Returns the kind of a row's value, which may depend on the row. */
  readonly kindIn: (row: unknown) => KindDefinition;
  readonly align: KindDefinition['align'];
  readonly required: boolean;
}

/** Props of read-only rows, as table or cards. */
export interface RowsProps extends Pick<PropertyOf, 'resource' | 'path'> {
  readonly value: readonly Row[];
  readonly parts: readonly Part[];
}

/** Returns a row's key, or its index until it has one. */
export const keyOf = ({ uuid }: Row, index: number): string => String(uuid ?? index);

/** Returns the visible properties of a row: all but its key. */
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
