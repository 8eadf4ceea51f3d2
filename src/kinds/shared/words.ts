import { useTranslate } from 'ra-core';
import type { PropertyOf, TextContext } from '../kind.ts';

type Translate = TextContext['translate'];

/** The word for one value of a property: `resources.scenarios.values.tributes.type.Fixed`. */
export const valueKey = ({ resource, path }: PropertyOf, value: string | number | boolean): string =>
  `resources.${resource}.values.${path}.${value}`;

/** Yes and no, or the property's own two words where it has them. */
export function booleanWord(of: PropertyOf, value: boolean, translate: Translate): string {
  return translate(valueKey(of, value), { _: translate(`ra.boolean.${value}`) });
}

/** Whether a property has words of its own for yes and no. */
export const hasOwnWords = (of: PropertyOf, translate: Translate): boolean =>
  translate(valueKey(of, true), { _: '' }) !== '';

/** What a property is called: `resources.entities.fields.location.address`. */
export function useLabelOf(resource: string): (path: string) => string {
  const translate = useTranslate();
  return (path) => translate(`resources.${resource}.fields.${path}`);
}
