import type { ComponentType } from 'react';
import type { InputProps } from '../../kinds/kind.ts';
import { deferred } from '../deferredComponent.tsx';
import { slotFile } from '../slotFile.ts';

const files = import.meta.glob<{ default: ComponentType<InputProps> }>('/src/features/*/*/inputs/*.tsx');

const inputs = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path, deferred(async () => (await load()).default)]),
);

/** Returns the input at `src/features/<feature>/<resource>/inputs/<path>.tsx`, which replaces that of the field's kind. */
export const inputSlot = (resource: string, path: string): ComponentType<InputProps> | undefined =>
  slotFile(inputs, resource, `inputs/${path}.tsx`);

const hints = import.meta.glob<{ default: ComponentType }>('/src/features/*/*/below/*.tsx');

const below = Object.fromEntries(
  Object.entries(hints).map(([path, load]) => [path, deferred(async () => (await load()).default)]),
);

/** Returns what `src/features/<feature>/<resource>/below/<path>.tsx` says below the input of a field. */
export const belowSlot = (resource: string, path: string): ComponentType | undefined =>
  slotFile(below, resource, `below/${path}.tsx`);
