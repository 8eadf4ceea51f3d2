import type { ComponentType } from 'react';
import { deferred, type Deferred } from './deferred.tsx';

export type View = 'list' | 'form' | 'show';

const files = import.meta.glob<{ default: ComponentType }>('../views/*/{list,form,show}.tsx');

const views = new Map(
  Object.entries(files).map(([path, load]) => [path, deferred(async () => (await load()).default)] as const),
);

/** Returns the page at `src/views/<resource>/<view>.tsx`, which replaces the generated one. */
export function viewOf(resource: string, view: View): Deferred<object> | undefined {
  return views.get(`../views/${resource}/${view}.tsx`);
}
