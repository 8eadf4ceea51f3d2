import { createContext, use } from 'react';
import type { TemplateReader } from './findings/useTemplateReader.ts';
import type { Editing, EditingAction } from './model/history.ts';

/** A problem of the template at a path within it: `blocks.3.content`. */
export interface Finding {
  readonly path: string;
  /** Translated. */
  readonly message: string;
  /** Whether the template can be saved with it. */
  readonly isWarning: boolean;
}

/** The part of a row of the block list that takes focus after a change. */
export type RowPart = 'name' | 'up' | 'down' | 'menu';

/** The editor of a template, for its parts. */
export interface TemplateEditing extends Editing {
  readonly act: (action: EditingAction) => void;
  readonly findings: readonly Finding[];
  /** Whether the template can be drawn and saved. */
  readonly isValid: boolean;
  /** Checks another template; undefined until the check is loaded. */
  readonly read: TemplateReader | undefined;
  /** Announces a change to screen readers. */
  readonly say: (sentence: string) => void;
  /** Moves focus to a part of a block's row, once it is rendered. */
  readonly focusRow: (path: string | undefined, part?: RowPart) => void;
}

export const EditingContext = createContext<TemplateEditing | undefined>(undefined);

/** Returns the surrounding editor. */
export function useEditing(): TemplateEditing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('No template is being edited here');
  return editing;
}

/** Returns whether a finding belongs to a value: to the value itself, or to a part of it. */
export const isWithin = (path: string, whole: string): boolean => path === whole || path.startsWith(`${whole}.`);
