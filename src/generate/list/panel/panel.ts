import { type ComponentType, createContext, lazy, type LazyExoticComponent, use } from 'react';
import type { Resource } from '../../../../schemas/resource.ts';
import type { ResourceSectionProps } from '../../show/OwnSection.tsx';
import { slotFile } from '../../slotFile.ts';

const files = import.meta.glob<{ default: ComponentType<ResourceSectionProps> }>([
  '/src/features/*/*/panel.tsx',
  '/src/documents/slots/panel.tsx',
]);

const panels = Object.fromEntries(Object.entries(files).map(([path, load]) => [path, lazy(load)]));

/** Returns what the panel beside a list shows of a record: `src/features/<feature>/<resource>/panel.tsx`, or a document. */
export const panelOf = ({
  name,
}: Pick<Resource, 'name'>): LazyExoticComponent<ComponentType<ResourceSectionProps>> | undefined =>
  slotFile(panels, name, 'panel.tsx');

export interface Panel {
  /** The key of the record beside the list. */
  readonly shown: string | undefined;
  readonly toggle: (key: string) => void;
  readonly close: () => void;
}

export const PanelContext = createContext<Panel | undefined>(undefined);

/** Returns the panel beside the list; undefined for lists without one. */
export const usePanel = (): Panel | undefined => use(PanelContext);
