import { ofAnyRow } from '../schema/path.ts';
import type { PropertyOf, Translate } from './codec.ts';

/** Returns the locale key of a property, without row indices: `resources.entities.fields.location.address`. */
export const fieldKey = (resource: string, path: string): string => `resources.${resource}.fields.${ofAnyRow(path)}`;

/** Returns the locale key of the hint below an input: `resources.entities.hints.name`. */
export const hintKey = (resource: string, path: string): string => `resources.${resource}.hints.${ofAnyRow(path)}`;

/** Returns the locale key of a value: `resources.scenarios.values.tributes.type.Fixed`. */
export const valueKey = ({ resource, path }: PropertyOf, value: string | number | boolean): string =>
  `resources.${resource}.values.${ofAnyRow(path)}.${value}`;

/** Returns yes or no, or the property's own texts. */
export function booleanWord(of: PropertyOf, value: boolean, translate: Translate): string {
  return translate(valueKey(of, value), { _: translate(`common.boolean.${value}`) });
}

/** Returns whether a property has its own texts for yes and no. */
export const hasOwnWords = (of: PropertyOf, translate: Translate): boolean =>
  translate(valueKey(of, true), { _: '' }) !== '';

/** Compares two words without letter case and surrounding spaces. */
export const sameWord = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
