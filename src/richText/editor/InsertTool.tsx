import InsertIcon from '@mui/icons-material/DataObject';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { Annotations } from '../../../schemas/resource.ts';
import { PlaceholderMenu } from '../../kinds/shared/PlaceholderMenu.tsx';
import { Tool, type ToolProps } from './Tool.tsx';

interface InsertToolProps extends ToolProps {
  readonly editor: Editor;
  readonly inserts: NonNullable<Annotations['inserts']>;
}

/** Offers the placeholders of the text, and inserts one at the cursor. */
export function InsertTool({ editor, inserts, ...tool }: InsertToolProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tool {...tool} onClick={setAnchor}>
        <InsertIcon fontSize="small" />
      </Tool>
      <PlaceholderMenu
        inserts={inserts}
        title={tool.label}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        onInsert={(text) => editor.chain().focus().insertContent({ type: 'text', text }).run()}
      />
    </>
  );
}
