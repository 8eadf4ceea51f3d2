import { type ReactNode, useMemo, useState } from 'react';
import type { Resource } from '../../../../schemas/resource.ts';
import { hasPage } from '../../../../domain/actions/pages.ts';
import { useMay } from '../../../access/useMay.ts';
import { leavePanel } from '../tools/rowFocus.ts';
import { PanelContext, panelOf, type Panel } from './panel.ts';

interface PanelProviderProps {
  readonly resource: Resource;
  readonly children: ReactNode;
}

/** Provides the panel beside a list whose records have one, for users who may read them. */
export function PanelProvider({ resource, children }: PanelProviderProps) {
  const mayShow = useMay(resource.name, 'show') && hasPage(resource);
  const hasPanel = panelOf(resource) !== undefined && mayShow;
  const [shown, show] = useState<string>();
  const panel = useMemo<Panel>(() => {
    const close = () => {
      leavePanel();
      show(undefined);
    };
    return { shown, toggle: (key) => (key === shown ? close() : show(key)), close };
  }, [shown]);
  return <PanelContext value={hasPanel ? panel : undefined}>{children}</PanelContext>;
}
