import type { ObjectSchema } from '../../schemas/resource.ts';
import { ownProperty, type Property } from './property.ts';

const index = /^\d+$/;

/** Returns the property at a form source (`location.country.id`, `tributes.0.value` or `tributes.value`). */
export function propertyAt(schema: ObjectSchema | Property, path: string): Property | undefined {
  let property: ObjectSchema | Property | undefined = schema;
  for (const step of path.split('.')) {
    if (!property) return undefined;
    const items: Property | undefined = 'items' in property ? property.items : undefined;
    if (items) property = index.test(step) ? items : ownProperty(items, step);
    else property = ownProperty(property, step);
  }
  return property === schema ? undefined : (property as Property | undefined);
}

/** Removes row indices from a path: `tributes.0.value` becomes `tributes.value`. */
export const ofAnyRow = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '');

/** Returns whether the parent object requires the property at `path`. */
export function isRequired(schema: ObjectSchema | Property, path: string): boolean {
  const steps = path.split('.');
  const name = steps.pop() ?? '';
  const holder = steps.length === 0 ? schema : propertyAt(schema, steps.join('.'));
  const owner = holder && 'items' in holder ? holder.items : holder;
  return owner?.required?.includes(name) ?? false;
}
