import FormHelperText from '@mui/material/FormHelperText';
import { useSearchParams } from 'react-router';
import { templateVersion } from '../../../../../schemas/parts/templates/template.ts';
import { isObject } from '../../../../../domain/schema/isObject.ts';
import type { InputProps } from '../../../../kinds/kind.ts';
import { HintContext } from '../../../../kinds/shared/hint.ts';
import { useControl } from '../../../../kinds/shared/useControl.tsx';
import { EditingContext } from '../editor/editing.ts';
import { CopiedStart } from '../editor/start/CopiedStart.tsx';
import { StartingPoints } from '../editor/start/StartingPoints.tsx';
import { TemplateEditor } from '../editor/TemplateEditor.tsx';
import { useTemplateEditing } from '../editor/useTemplateEditing.ts';

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
