import { useStore } from 'ra-core';
import { useMemo } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { columnsOf, type PageProperty } from '../properties.ts';
import { listKey } from '../../data/listState.ts';

/** The paths of the columns somebody hid: react-admin's table reads it by the same shape. */
export const hiddenKey = (resource: Resource): string => `${listKey(resource)}.hidden`;

const none: readonly string[] = [];

interface Columns {
  readonly all: readonly PageProperty[];
  readonly visible: readonly PageProperty[];
  readonly isVisible: (path: string) => boolean;
  readonly toggle: (path: string) => void;
}

/** The columns of a list, and which of them somebody wants to see. One always stays. */
export function useColumns(resource: Resource): Columns {
  const all = useMemo(() => columnsOf(resource), [resource]);
  const [hidden, setHidden] = useStore(hiddenKey(resource), none);
  const visible = useMemo(() => all.filter(({ path }) => !hidden.includes(path)), [all, hidden]);
  const isVisible = (path: string) => !hidden.includes(path);
  const toggle = (path: string) => {
    if (!isVisible(path)) setHidden(hidden.filter((other) => other !== path));
    else if (visible.length > 1) setHidden([...hidden, path]);
  };
  return { all, visible, isVisible, toggle };
}
