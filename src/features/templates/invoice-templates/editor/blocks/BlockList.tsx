import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useEditing } from '../editing.ts';
import type { FocusOn } from '../useTemplateEditing.ts';
import { BlockItems } from './BlockItems.tsx';
import { DragContext, type Drag } from './drag.ts';

/** All blocks in the order of printing. */
export function BlockList({ focus }: { readonly focus: FocusOn | undefined }) {
  const translate = useTranslate();
  const { template } = useEditing();
  const root = useRef<HTMLDivElement>(null);
  const dragging = useState<Drag>();

  // After each change, so that focus stays with the block.
  useEffect(() => {
    const row = focus && root.current?.querySelector(`[data-block="${focus.path}"]`);
    const part = row?.querySelector<HTMLElement>(`[data-part="${focus?.part}"]:not(:disabled)`);
    (part ?? row?.querySelector<HTMLElement>('[data-part="name"]'))?.focus();
  }, [focus]);

  return (
    <DragContext value={dragging}>
      <div ref={root} className="template-blocks-root">
        <BlockItems list="blocks" blocks={template.blocks} name={translate('templateEditor.tabs.blocks')} />
      </div>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        {translate('templateEditor.keys')}
      </Typography>
    </DragContext>
  );
}
