import type { ComponentType } from 'react';
import { slotFile } from '../slotFile.ts';

interface SectionActionsProps {
  /** The name of the section. */
  readonly section: string;
}

const files = import.meta.glob<{ default: ComponentType<SectionActionsProps> }>(
  '/src/features/*/*/sectionActions.tsx',
  {
    eager: true,
  },
);

/** Returns what `src/features/<feature>/<resource>/sectionActions.tsx` shows beside the titles of the sections of a form. */
export const sectionActionsOf = (resource: string): ComponentType<SectionActionsProps> | undefined =>
  slotFile(files, resource, 'sectionActions.tsx')?.default;
