import { addressParts, type AddressPart } from '../../schemas/imports/addressParts.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { PropertyOf } from '../kinds/codec.ts';
import { importColumns } from '../lists/importColumns.ts';
import { kindOf } from '../schema/kindOf.ts';
import { propertiesOf } from '../schema/property.ts';

/** The part of an address that a column has, with the path of the address that it is a part of. */
export interface PartOf {
  readonly address: string;
  readonly part: AddressPart;
}

/** The parts of addresses that a column may have, by path: `location.street`. */
export function partColumns(resource: Resource): ReadonlyMap<string, PartOf> {
  const paths = new Set(importColumns(resource).map(({ path }) => path));
  const places = Object.entries(propertiesOf(resource.schema)).filter(
    ([name, property]) => kindOf(property) === 'location' && paths.has(`${name}.address`),
  );
  return new Map(
    places.flatMap(([name]) =>
      addressParts.map((part) => [`${name}.${part}`, { address: `${name}.address`, part }] as const),
    ),
  );
}

/** Returns the paths that a column of a file may have: properties, and parts of addresses. */
export const importTargets = (resource: Resource): string[] => [
  ...importColumns(resource).map(({ path }) => path),
  ...partColumns(resource).keys(),
];

/** Whether several columns may make a value together: free texts. */
export const isJoined = ({ property }: PropertyOf): boolean =>
  !property.readOnly && property.unique !== true && ['text', 'multiline'].includes(kindOf(property));
