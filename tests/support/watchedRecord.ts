import { isObject } from '../../domain/schema/isObject.ts';
import { ofAnyRow, propertyAt } from '../../domain/schema/path.ts';
import type { ObjectSchema } from '../../schemas/resource.ts';

/** The read paths of records: included ones, and others of the schema. */
export interface Reading {
  readonly included: Set<string>;
  readonly others: Set<string>;
}

export const reading = (): Reading => ({ included: new Set(), others: new Set() });

/** A complete record that records reads by path, through all rows. */
export function watched<R extends object>(
  record: R,
  schema: ObjectSchema,
  paths: readonly string[],
  noted: Reading,
): R {
  const watch = <Value>(value: Value, at: string): Value => {
    if (!isObject(value) && !Array.isArray(value)) return value;
    return new Proxy(value, {
      get(target, name) {
        const inner: unknown = Reflect.get(target, name);
        const path = ofAnyRow([at, String(name)].filter(Boolean).join('.'));
        if (typeof name === 'symbol' || (path !== at && !propertyAt(schema, path))) return inner;
        if (paths.some((one) => path === one || path.startsWith(`${one}.`))) noted.included.add(path);
        else if (!paths.some((other) => other.startsWith(`${path}.`))) noted.others.add(path);
        return watch(inner, path);
      },
    });
  };
  return watch(record, '');
}
