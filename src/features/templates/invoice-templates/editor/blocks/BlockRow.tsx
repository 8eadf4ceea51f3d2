import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DragIcon from '@mui/icons-material/DragIndicator';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import WarningIcon from '@mui/icons-material/WarningAmber';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { use, type KeyboardEvent } from 'react';
import type { TemplateBlock } from '../../../../../../schemas/parts/templates/template.ts';
import { useEditing } from '../editing.ts';
import { stepFrom } from '../model/places.ts';
import { blockOf, useBlockName, useBlockText } from '../words.ts';
import { blockIcons } from './blockIcons.ts';
import { BlockMenu } from './BlockMenu.tsx';
import { DragContext } from './drag.ts';
import { useBlockActs } from './useBlockActs.ts';

interface BlockRowProps {
  readonly path: string;
  readonly block: TemplateBlock;
  /** The id of its settings. */
  readonly controls: string;
}

/** A block by name, with what moves and removes it. Alt and arrows move it, Alt and Delete remove it. */
export function BlockRow({ path, block, controls }: BlockRowProps) {
  const translate = useTranslate();
  const { template, selected, findings, act } = useEditing();
  const acts = useBlockActs();
  const [, setDrag] = use(DragContext);
  const name = useBlockName()(block.type);
  const isOpen = selected === path;
  const Icon = blockIcons[block.type];
  const own = findings.filter((finding) => blockOf(finding.path) === path);
  const text = useBlockText()(block);

  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === -1 || step === 1) {
      event.preventDefault();
      if (event.altKey) acts.step(path, step);
      else focusBeside(event.currentTarget, step);
    } else if (event.altKey && event.key === 'Delete') {
      event.preventDefault();
      acts.remove(path);
    }
  };

  return (
    <div className="template-row" data-block={path}>
      <span
        className="template-handle"
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', name);
          setDrag({ path });
        }}
        onDragEnd={() => setDrag(undefined)}
        title={translate('templateEditor.drag')}
        aria-hidden="true"
      >
        <DragIcon fontSize="small" />
      </span>
      <button
        type="button"
        className="template-name"
        data-part="name"
        aria-expanded={isOpen}
        aria-controls={isOpen ? controls : undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+Delete"
        onClick={() => act({ type: 'select', selected: isOpen ? undefined : path })}
        onKeyDown={press}
      >
        <Icon fontSize="small" />
        <span className="template-called">
          {name}
          {text && <span className="template-text">{text}</span>}
        </span>
        {own.some(({ isWarning }) => !isWarning) ? (
          <ErrorIcon fontSize="small" color="error" titleAccess={translate('templateEditor.hasErrors')} />
        ) : (
          own.length > 0 && (
            <WarningIcon fontSize="small" color="warning" titleAccess={translate('templateEditor.hasWarnings')} />
          )
        )}
      </button>
      <IconButton
        size="small"
        data-part="up"
        disabled={!stepFrom(template, path, -1)}
        aria-label={translate('templateEditor.up', { name })}
        onClick={() => acts.step(path, -1, 'up')}
      >
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        data-part="down"
        disabled={!stepFrom(template, path, 1)}
        aria-label={translate('templateEditor.down', { name })}
        onClick={() => acts.step(path, 1, 'down')}
      >
        <DownIcon fontSize="small" />
      </IconButton>
      <BlockMenu path={path} block={block} name={name} acts={acts} />
    </div>
  );
}

/** Moves focus to the next or previous row of the whole list. */
function focusBeside(row: EventTarget & Element, step: 1 | -1): void {
  const rows = [...(row.closest('.template-blocks-root')?.querySelectorAll<HTMLElement>('[data-part="name"]') ?? [])];
  rows[rows.indexOf(row as HTMLElement) + step]?.focus();
}
