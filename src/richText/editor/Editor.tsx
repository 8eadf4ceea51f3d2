import { useEditor, type JSONContent } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { areSameTexts, documentOf, richTextOf } from '../../../domain/richText/richText.ts';
import type { InputProps } from '../../kinds/kind.ts';
import type { Control } from '../../kinds/shared/useControl.tsx';
import { Frame } from '../Frame.tsx';
import { extensions } from './extensions.ts';
import { pasting } from './pasteHandler.ts';
import { Surface } from './Surface.tsx';
import { Toolbar } from './Toolbar.tsx';

interface EditorProps {
  readonly input: InputProps;
  readonly control: Control;
}

/** The editor mutates its input. */
const contentOf = (value: unknown): JSONContent =>
  structuredClone(documentOf(richTextOf(value ?? '') ?? '')) as JSONContent;

/** A rich text editor. Text without formatting is a plain string. */
export function Editor({ input, control }: EditorProps) {
  const { disabled = false, property } = input;
  const written = useRef(control.value);
  const editor = useEditor({
    extensions,
    content: contentOf(control.value),
    editable: !disabled,
    autofocus: input.autoFocus ? 'end' : false,
    // Styles are in a file, because the content policy allows no others.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: pasting(property.maxLength ?? Infinity),
    onUpdate: ({ editor: { state } }) => {
      const document: unknown = state.doc.toJSON();
      const text = richTextOf(document) ?? document;
      written.current = text === '' ? null : text;
      control.set(written.current);
    },
    onBlur: () => control.onBlur(),
  });

  useEffect(() => {
    if (areSameTexts(control.value, written.current)) return;
    written.current = control.value;
    editor.commands.setContent(contentOf(control.value), { emitUpdate: false });
  }, [editor, control.value]);
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled]);

  return (
    <Frame
      input={input}
      control={control}
      toolbar={<Toolbar editor={editor} label={input.label} disabled={disabled} inserts={property.inserts} />}
      onLabel={() => editor.commands.focus()}
    >
      {(named) => <Surface editor={editor} name={input.source} named={named} focusable={control.ref} />}
    </Frame>
  );
}
