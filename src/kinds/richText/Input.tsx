import { useEffect, useState } from 'react';
import { isText } from '../../../domain/kinds/text.ts';
import { plainTextOf } from '../../../domain/richText/richText.ts';
import { Frame } from '../../richText/Frame.tsx';
import { loadEditor } from '../../richText/loadEditor.ts';
import type { InputProps } from '../kind.ts';
import { useControl } from '../shared/useControl.tsx';

type QueryResult = Awaited<ReturnType<typeof loadEditor>>;

/** QueryResult once and then available to all fields. */
let known: QueryResult | undefined;

/**
 * A text area until the editor has loaded and typing has paused. If it cannot load, the text area stays and formatted
 * texts are read-only.
 */
export function Input(input: InputProps) {
  const control = useControl(input.source, input.property);
  const [Editor, setEditor] = useState(() => known);
  const [isFirst] = useState(known !== undefined);
  const [isTyping, setTyping] = useState(false);
  const [arrived, setArrived] = useState<QueryResult>();
  useEffect(() => {
    let isGone = false;
    const fetchEditor = async () => {
      try {
        known ??= await loadEditor();
        if (!isGone) setArrived(() => known);
      } catch {
        // The text area stays.
      }
    };
    void fetchEditor();
    return () => void (isGone = true);
  }, []);
  if (arrived && !Editor && !isTyping) setEditor(() => arrived);
  // A late editor does not take focus.
  if (Editor) return <Editor input={isFirst ? input : { ...input, autoFocus: false }} control={control} />;

  const { value } = control;
  const leave = () => {
    setTyping(false);
    if (isText(value) && value.trim() !== value) control.set(value.trim());
    control.onBlur();
  };
  return (
    <Frame input={input} control={control}>
      {(named) => (
        <textarea
          {...named}
          className="rich-area"
          name={input.source}
          rows={3}
          disabled={input.disabled}
          autoFocus={input.autoFocus}
          readOnly={!isText(value ?? '')}
          ref={control.ref}
          value={plainTextOf(value ?? '')}
          onFocus={() => setTyping(true)}
          onBlur={leave}
          onChange={(event) => control.set(event.target.value === '' ? null : event.target.value)}
        />
      )}
    </Frame>
  );
}
