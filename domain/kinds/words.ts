import { ofAnyRow } from '../schema/path.ts';
import type { PropertyOf, Translate } from './codec.ts';

/** The locale key of a property, which all rows of a list share: `resources.entities.fields.location.address`. */
export const fieldKey = (resource: string, path: string): string => `resources.${resource}.fields.${ofAnyRow(path)}`;

/** The locale key of what is said below a property's input: `resources.entities.hints.name`. */
export const hintKey = (resource: string, path: string): string => `resources.${resource}.hints.${ofAnyRow(path)}`;

/** The locale key of one value of a property: `resources.scenarios.values.tributes.type.Fixed`. */
export const valueKey = ({ resource, path }: PropertyOf, value: string | number | boolean): string =>
  `resources.${resource}.values.${ofAnyRow(path)}.${value}`;

/** Yes and no, or the property's own two words where it has them. */
export function booleanWord(of: PropertyOf, value: boolean, translate: Translate): string {
  return translate(valueKey(of, value), { _: translate(`common.boolean.${value}`) });
}

/** Whether a property has words of its own for yes and no. */
export const hasOwnWords = (of: PropertyOf, translate: Translate): boolean =>
  translate(valueKey(of, true), { _: '' }) !== '';

/** Whether two words are the same to whoever types one: capitals and spaces around do not count. */
export const sameWord = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
