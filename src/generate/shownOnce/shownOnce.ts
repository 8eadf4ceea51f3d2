import { createContext, use } from 'react';
import { isObject } from '../../../domain/schema/isObject.ts';
import { shownOnceIn } from '../../../domain/schema/shownOnce.ts';
import type { Resource } from '../../../schemas/resource.ts';

/** A value that only one answer contains. */
export interface ShownOnceValue {
  readonly resource: string;
  readonly path: string;
  readonly value: string;
}

/** Shows one-time values. */
export const ShownOnceContext = createContext<(values: readonly ShownOnceValue[]) => void>(() => undefined);

/** Returns a function that shows the one-time values of a written record, if any. */
export function useShowOnce(): (resource: Resource, written: unknown) => void {
  const show = use(ShownOnceContext);
  return ({ name, schema }, written) => {
    const values = shownOnceIn(schema).flatMap((path): ShownOnceValue[] => {
      const value = isObject(written) ? written[path] : undefined;
      return typeof value === 'string' ? [{ resource: name, path, value }] : [];
    });
    if (values.length > 0) show(values);
  };
}
