import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import UnderlineIcon from '@mui/icons-material/FormatUnderlined';
import StrikeIcon from '@mui/icons-material/StrikethroughS';
import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react';
import { useTranslate } from 'react-admin';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { Annotations } from '../../../schemas/resource.ts';
import { LinkTool } from './LinkTool.tsx';
import { Tool, type ToolProps } from './Tool.tsx';
import InsertIcon from '@mui/icons-material/DataObject';
import { PlaceholderMenu } from '../../kinds/shared/PlaceholderMenu.tsx';

interface Format {
  /** The mark or node, which determines the pressed state. */
  readonly name: string;
  readonly Icon: typeof BoldIcon;
  readonly toggle: (chain: ChainedCommands) => ChainedCommands;
}

const formats: readonly Format[] = [
  { name: 'bold', Icon: BoldIcon, toggle: (chain) => chain.toggleBold() },
  { name: 'italic', Icon: ItalicIcon, toggle: (chain) => chain.toggleItalic() },
  { name: 'underline', Icon: UnderlineIcon, toggle: (chain) => chain.toggleUnderline() },
  { name: 'strike', Icon: StrikeIcon, toggle: (chain) => chain.toggleStrike() },
  { name: 'bulletList', Icon: BulletsIcon, toggle: (chain) => chain.toggleBulletList() },
  { name: 'orderedList', Icon: NumbersIcon, toggle: (chain) => chain.toggleOrderedList() },
];

const names = [...formats.map(({ name }) => name), 'link'];

interface ToolbarProps {
  readonly editor: Editor;
  /** The label of the text. */
  readonly label: string;
  readonly disabled: boolean;
  /** The placeholders of the text, if any. */
  readonly inserts?: Annotations['inserts'];
}

/** The formats at the cursor. One tab stop; arrow keys move between buttons. */
export function Toolbar({ editor, label, disabled, inserts }: ToolbarProps) {
  const translate = useTranslate();
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const last = names.length - (inserts ? 0 : 1);
  const active = useEditorState({
    editor,
    selector: ({ editor: { isActive } }) => names.filter((name) => isActive.call(editor, name)).join(' '),
  }).split(' ');

  const move = (event: KeyboardEvent) => {
    const next = nextStop(event.key, stop, last);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    bar.current?.querySelectorAll<HTMLElement>('.rich-tool')[next]?.focus();
  };
  const toolProps = (name: string, index: number) => ({
    label: translate(`generate.richText.${name}`),
    isPressed: active.includes(name),
    isStop: index === stop,
    disabled,
    onFocus: () => setStop(index),
  });

  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={translate('generate.richText.toolbar', { field: label })}
      className="rich-tools"
      onKeyDown={move}
    >
      {formats.map(({ name, Icon, toggle }, index) => (
        <Tool key={name} {...toolProps(name, index)} onClick={() => toggle(editor.chain().focus()).run()}>
          <Icon fontSize="small" />
        </Tool>
      ))}
      <LinkTool editor={editor} {...toolProps('link', formats.length)} />
      {inserts && (
        <InsertTool
          {...toolProps('insert', names.length)}
          editor={editor}
          inserts={inserts}
          label={translate('generate.form.insert', { label })}
        />
      )}
    </div>
  );
}

/** Returns the button that a key leads to. */
function nextStop(key: string, stop: number, last: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowRight') return stop === last ? 0 : stop + 1;
  return key === 'ArrowLeft' ? (stop === 0 ? last : stop - 1) : undefined;
}

interface InsertToolProps extends ToolProps {
  readonly editor: Editor;
  readonly inserts: NonNullable<Annotations['inserts']>;
}

/** Offers the placeholders of the text, and inserts one at the cursor. */
function InsertTool({ editor, inserts, ...tool }: InsertToolProps) {
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
