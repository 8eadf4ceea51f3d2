import FormHelperText from '@mui/material/FormHelperText';
import { useSearchParams } from 'react-router';
import { templateVersion, type Template } from '../../../../../schemas/parts/templates/template.ts';
import { isObject } from '../../../../../domain/schema/isObject.ts';
import type { InputProps } from '../../../../kinds/kind.ts';
import { HintContext } from '../../../../kinds/shared/hint.ts';
import { useControl } from '../../../../kinds/shared/useControl.tsx';
import { EditingContext } from '../editor/editing.ts';
import { StartingPoints } from '../editor/start/StartingPoints.tsx';
import { TemplateEditor } from '../editor/TemplateEditor.tsx';
import { useTemplateEditing } from '../editor/useTemplateEditing.ts';
import { useEffect, useEffectEvent } from 'react';
import { QueryResult } from '../../../../shell/feedback/QueryResult.tsx';
import { useContent } from '../editor/start/useContent.ts';

/** The design of a template: first a starting point, then its editor. */
export default function ContentInput({ source }: InputProps) {
  const control = useControl(source);
  const [search] = useSearchParams();
  const copied = search.get('copy');
  return (
    <HintContext value={undefined}>
      {isTemplate(control.value) ? (
        <Editor source={source} />
      ) : (
        <>
          {copied ? <CopiedStart id={copied} onStart={control.set} /> : <StartingPoints onStart={control.set} />}
          <FormHelperText error={control.invalid}>{control.message}</FormHelperText>
        </>
      )}
    </HintContext>
  );
}

/** A draft kept in the browser may be of another version of the format, which the editor cannot show. */
const isTemplate = (value: unknown): boolean =>
  isObject(value) && Array.isArray(value['blocks']) && value['version'] === templateVersion;

function Editor({ source }: { readonly source: string }) {
  const control = useControl(source);
  const { editing, announcement, focus } = useTemplateEditing(source, control);
  return (
    <EditingContext value={editing}>
      <TemplateEditor focus={focus} announcement={announcement} />
    </EditingContext>
  );
}

interface CopiedStartProps {
  /** The template to copy. */
  readonly id: string;
  readonly onStart: (template: Template) => void;
}

/** Starts with the content of a template, which a built-in one has only in its file. */
function CopiedStart({ id, onStart }: CopiedStartProps) {
  const content = useContent(id);
  const start = useEffectEvent(onStart);
  useEffect(() => {
    if (content.data) start(content.data);
  }, [content.data]);
  return (
    <QueryResult query={content} height={480}>
      {() => null}
    </QueryResult>
  );
}
