import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { saveFile } from '../../../../kinds/shared/saveFile.ts';
import { Tip } from '../../../../shell/display/Tip.tsx';
import { useEditing } from './editing.ts';
import { ImportButton } from './file/ImportButton.tsx';
import { fileNameOf, fileOf } from './file/templateFile.ts';

/** Undo, redo, import and export. */
export function Tools() {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const { template, past, future, read, act } = useEditing();
  const undoButton = (name: 'undo' | 'redo', Icon: typeof UndoIcon, keys: string, disabled: boolean) => {
    const label = translate(`templateEditor.${name}`);
    return (
      <Tip title={`${label} (${keys})`}>
        <span>
          <IconButton
            size="small"
            aria-label={label}
            aria-keyshortcuts={keys.replace('Ctrl', 'Control')}
            disabled={disabled}
            onClick={() => act({ type: name })}
          >
            <Icon fontSize="small" />
          </IconButton>
        </span>
      </Tip>
    );
  };
  return (
    <div className="template-tools" role="group" aria-label={translate('templateEditor.tools')}>
      {undoButton('undo', UndoIcon, 'Ctrl+Z', past.length === 0)}
      {undoButton('redo', RedoIcon, 'Ctrl+Shift+Z', future.length === 0)}
      <span className="template-room" />
      <ImportButton
        read={read}
        onImport={(imported) => act({ type: 'change', to: { template: imported, selected: undefined } })}
      />
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        onClick={() => saveFile(fileNameOf(String(getValues('name') ?? '')), fileOf(template))}
      >
        {translate('templateEditor.export')}
      </Button>
    </div>
  );
}
