import { lazy, type ComponentType } from 'react';

type View = 'list' | 'form' | 'show';

const files = import.meta.glob<{ default: ComponentType }>('../views/*/{list,form,show}.tsx');

const views = new Map(Object.entries(files).map(([path, load]) => [path, lazy(load)]));

/** The hand-written page at `src/views/<resource>/<view>.tsx`, which replaces the generated one by being there. */
export function viewOf(resource: string, view: View): ComponentType | undefined {
  return views.get(`../views/${resource}/${view}.tsx`);
}
