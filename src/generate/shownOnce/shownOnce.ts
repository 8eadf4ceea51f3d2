import { createContext, use } from 'react';
import { isObject } from '../../../domain/schema/isObject.ts';
import { shownOnceIn } from '../../../domain/schema/shownOnce.ts';
import type { Resource } from '../../../schemas/resource.ts';

/** A value that an answer tells and no other will. */
export interface ToldOnce {
  readonly resource: string;
  readonly path: string;
  readonly value: string;
}

/** Shows values that are told once. */
export const ShownOnceContext = createContext<(told: readonly ToldOnce[]) => void>(() => undefined);

/** Shows what of a written record is told once, if there is any such thing in the answer. */
export function useShowOnce(): (resource: Resource, written: unknown) => void {
  const show = use(ShownOnceContext);
  return ({ name, schema }, written) => {
    const told = shownOnceIn(schema).flatMap((path): ToldOnce[] => {
      const value = isObject(written) ? written[path] : undefined;
      return typeof value === 'string' ? [{ resource: name, path, value }] : [];
    });
    if (told.length > 0) show(told);
  };
}
