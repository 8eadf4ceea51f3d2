import { EditorContent, type Editor } from '@tiptap/react';
import { useEffect, useLayoutEffect } from 'react';
import type { Control } from '../../kinds/shared/useControl.tsx';

interface SurfaceProps {
  readonly editor: Editor;
  readonly name: string;
  /** The attributes of its label and description. */
  readonly named: object;
  readonly focusable: Control['ref'];
}

/** The editable area, exposed as a multi-line text field. */
export function Surface({ editor, name, named, focusable }: SurfaceProps) {
  useLayoutEffect(() => {
    const { dom } = editor.view;
    dom.classList.add('rich-text', 'rich-editor');
    const attributes = { role: 'textbox', 'aria-multiline': true, 'data-name': name, ...named };
    for (const [attribute, value] of Object.entries(attributes)) dom.setAttribute(attribute, String(value));
  }, [editor, name, named]);
  useEffect(() => {
    focusable(editor.view.dom);
    return () => focusable(null);
  }, [editor, focusable]);
  return <EditorContent editor={editor} />;
}
