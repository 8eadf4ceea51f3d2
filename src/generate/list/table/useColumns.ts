import { useListContext, useStore } from 'react-admin';
import { useMemo, useState } from 'react';
import type { Resource } from '../../../../schemas/resource.ts';
import { columnsOf, type PageProperty } from '../../properties.ts';
import { hiddenFirst, hiddenKey } from '../../../data/listState.ts';

interface Columns {
  readonly all: readonly PageProperty[];
  readonly visible: readonly PageProperty[];
  readonly isVisible: (path: string) => boolean;
  readonly toggle: (path: string) => void;
}

/** Manages the visible columns of a list. One always stays. */
export function useColumns(resource: Resource): Columns {
  const all = useMemo(() => columnsOf(resource), [resource]);
  const [hidden, setHidden] = useStore(hiddenKey(resource), hiddenFirst(resource));
  const visible = useMemo(() => all.filter(({ path }) => !hidden.includes(path)), [all, hidden]);
  const isVisible = (path: string) => !hidden.includes(path);
  const toggle = (path: string) => {
    if (!isVisible(path)) setHidden(hidden.filter((other) => other !== path));
    else if (visible.length > 1) setHidden([...hidden, path]);
  };
  return { all, visible, isVisible, toggle };
}

/** Returns the columns whose values are loaded: a newly shown column appears with its values. */
export function useFilledColumns(resource: Resource): readonly PageProperty[] {
  const { visible } = useColumns(resource);
  const { isPlaceholderData } = useListContext();
  const [filled, setFilled] = useState(visible);
  const now = isPlaceholderData ? filled.filter((column) => visible.includes(column)) : visible;
  if (String(now.map(pathOf)) !== String(filled.map(pathOf))) setFilled(now);
  return filled;
}

const pathOf = ({ path }: PageProperty): string => path;
