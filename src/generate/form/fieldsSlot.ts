import type { ComponentType } from 'react';
import { deferred } from '../deferredComponent.tsx';
import { slotFile } from '../slotFile.ts';

export interface FieldsProps {
  /** Whether the record is new. */
  readonly isNew: boolean;
}

const files = import.meta.glob<{ default: ComponentType<FieldsProps> }>('/src/features/*/*/fields.tsx');

const fields = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path, deferred(async () => (await load()).default)]),
);

/** Returns what `src/features/<feature>/<resource>/fields.tsx` shows instead of the sections of a form. */
export const fieldsSlot = (resource: string): ComponentType<FieldsProps> | undefined =>
  slotFile(fields, resource, 'fields.tsx');
