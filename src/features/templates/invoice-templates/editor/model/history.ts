import type { Template } from '../../../../../../schemas/parts/templates/template.ts';
import type { Changed } from './changes.ts';

/** The state of an editor: the template, the selected block, and what can be undone and redone. */
export interface Editing extends Changed {
  readonly past: readonly Changed[];
  readonly future: readonly Changed[];
  /** The last change, while further ones of the same field belong to it. */
  readonly last?: { readonly field: string; readonly at: number } | undefined;
}

export type EditingAction =
  /** `field` is that of a text or number being typed; `at` is in milliseconds. */
  | { readonly type: 'change'; readonly to: Changed; readonly field?: string; readonly at?: number }
  | { readonly type: 'select'; readonly selected: string | undefined }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Replaces everything: another version was loaded. */
  | { readonly type: 'load'; readonly template: Template };

/** Keystrokes of one field are one step until a pause of this many milliseconds. */
const pause = 1_000;

/** The maximum number of steps that can be undone. */
const mostSteps = 200;

export const beginEditing = (template: Template): Editing => ({ template, selected: undefined, past: [], future: [] });

/** Applies an action to the state of the editor. */
export function editingReducer(state: Editing, action: EditingAction): Editing {
  switch (action.type) {
    case 'change':
      return change(state, action);
    case 'select':
      return { ...state, selected: action.selected, last: undefined };
    case 'undo':
      return undo(state);
    case 'redo':
      return redo(state);
    case 'load':
      return beginEditing(action.template);
  }
}

function change(state: Editing, { to, field, at = 0 }: Extract<EditingAction, { type: 'change' }>): Editing {
  if (to.template === state.template) return { ...state, selected: to.selected };
  const { last, past } = state;
  const isContinued = field !== undefined && last?.field === field && at - last.at < pause && past.length > 0;
  return {
    ...to,
    past: isContinued ? past : [...past, stepOf(state)].slice(-mostSteps),
    future: [],
    last: field === undefined ? undefined : { field, at },
  };
}

function undo(state: Editing): Editing {
  const before = state.past.at(-1);
  if (!before) return state;
  return { ...before, past: state.past.slice(0, -1), future: [stepOf(state), ...state.future] };
}

function redo(state: Editing): Editing {
  const [next, ...future] = state.future;
  if (!next) return state;
  return { ...next, past: [...state.past, stepOf(state)], future };
}

const stepOf = ({ template, selected }: Changed): Changed => ({ template, selected });
