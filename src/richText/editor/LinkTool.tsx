import LinkIcon from '@mui/icons-material/Link';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { useTranslate } from 'react-admin';
import { useState, type KeyboardEvent } from 'react';
import { typedAddress } from '../../../domain/richText/typedAddress.ts';
import { Tool, type ToolProps } from './Tool.tsx';

/** Asks for a link's address and applies it to the selection, or inserts it. */
export function LinkTool({ editor, ...tool }: ToolProps & { readonly editor: Editor }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
    editor.commands.focus();
  };
  return (
    <>
      <Tool {...tool} onClick={setAnchor}>
        <LinkIcon fontSize="small" />
      </Tool>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': tool.label } }}
        // Focus returns to the text.
        disableRestoreFocus
      >
        <Address editor={editor} onDone={close} />
      </Popover>
    </>
  );
}

function Address({ editor, onDone }: { readonly editor: Editor; readonly onDone: () => void }) {
  const translate = useTranslate();
  const before = String(editor.getAttributes('link')['href'] ?? '');
  const [typed, setTyped] = useState(before.replace(/^mailto:/, ''));
  const [isWrong, setWrong] = useState(false);
  const take = () => {
    const href = typedAddress(typed);
    if (href === undefined) return setWrong(true);
    setLink(editor, { href, written: typed.trim() });
    onDone();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetMark('link').run();
    onDone();
  };
  // Enter would submit the surrounding form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    take();
  };
  return (
    <Stack spacing={1} sx={{ p: 2, width: 320, maxWidth: 'calc(100vw - 32px)' }}>
      <TextField
        autoFocus
        label={translate('generate.richText.address')}
        value={typed}
        error={isWrong}
        helperText={isWrong ? translate('validation.richText.link') : ' '}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
        onKeyDown={onKeyDown}
      />
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
        {before && <Button onClick={remove}>{translate('generate.richText.removeLink')}</Button>}
        <Button variant="contained" onClick={take}>
          {translate('generate.richText.setLink')}
        </Button>
      </Stack>
    </Stack>
  );
}

function setLink(editor: Editor, { href, written }: { readonly href: string; readonly written: string }): void {
  const chain = editor.chain().extendMarkRange('link');
  if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: written, marks: [{ type: 'link', attrs: { href } }] }).run();
  } else chain.setMark('link', { href }).run();
}
