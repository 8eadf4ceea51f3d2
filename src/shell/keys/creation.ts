import { useTranslate } from 'react-admin';
import { useEffect, useSyncExternalStore } from 'react';
import type { Area } from '../../../schemas/resource.ts';
import { mayDo } from '../../access/authProvider.ts';
import { useMe } from '../../access/useMe.ts';
import { useCreatePath } from '../../data/createPath.ts';
import { placeIn, resourcesIn } from '../../data/resources.ts';

let offered: readonly string[] = [];
const listeners = new Set<() => void>();

function offer(paths: readonly string[]): void {
  offered = paths;
  for (const listener of listeners) listener();
}

/** Reports the form that a button of the page opens, while the page shows the button. */
export function useOfferedCreation(path: string | undefined): void {
  useEffect(() => {
    if (path === undefined) return undefined;
    offer([...offered, path]);
    return () => offer(offered.toSpliced(offered.indexOf(path), 1));
  }, [path]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns the form that a button of the page opens, if it has one. */
export const useCreationOfPage = (): string | undefined => useSyncExternalStore(subscribe, () => offered[0]);

/** Returns the first action of an area, for users who may perform it: the form of a new record. */
export function useFirstAction(area: Area): { readonly path: string; readonly name: string } | undefined {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const me = useMe();
  const resource = resourcesIn(area).find((each) => placeIn(area, each)?.primary && mayDo(me, area, each, 'create'));
  if (!resource) return undefined;
  const { name } = resource;
  return { path: createPath({ resource: name, type: 'create' }), name: translate(`resources.${name}.create`) };
}
