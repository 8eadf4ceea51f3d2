import { useRef, useState } from 'react';
import type { Template } from '../../../../../schemas/parts/templates/template.ts';
import type { Control } from '../../../../kinds/shared/useControl.tsx';
import type { RowPart, TemplateEditing } from './editing.ts';
import { beginEditing, editingReducer, type EditingAction } from './model/history.ts';
import { useFindings } from './findings/useFindings.ts';

/** A block's row that takes focus. */
export interface FocusOn {
  readonly path: string;
  readonly part: RowPart;
}

/** Connects an editor's history with the form's value. Another version of the record replaces everything. */
export function useTemplateEditing(source: string, control: Control) {
  const value = control.value as Template;
  const [state, setState] = useState(() => beginEditing(value));
  const [written, setWritten] = useState(value);
  const [focus, setFocus] = useState<FocusOn>();
  const [announcement, say] = useState('');
  const current = useRef(state);

  // The form clones its values.
  if (value !== written) {
    setWritten(value);
    if (JSON.stringify(value) !== JSON.stringify(state.template)) setState(beginEditing(value));
  }

  const act = (action: EditingAction) => {
    // Two actions may come before the next render.
    const from = current.current.template === state.template ? state : current.current;
    const next = editingReducer(from, action);
    current.current = next;
    setState(next);
    if (next.template !== from.template) control.set(next.template);
  };
  const found = useFindings(source, state.template);
  const editing: TemplateEditing = {
    ...state,
    ...found,
    act,
    say,
    focusRow: (path, part = 'name') => setFocus(path === undefined ? undefined : { path, part }),
  };
  return { editing, announcement, focus };
}
