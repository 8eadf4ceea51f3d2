import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { BlockOf } from '../../../../../../schemas/parts/templates/template.ts';
import { templateLimits } from '../../../../../../schemas/parts/templates/templateLimits.ts';
import { useEditing } from '../editing.ts';
import { replaced } from '../model/changes.ts';
import { addColumn, removeColumn, setWidth, widths } from '../model/columns.ts';

interface ColumnSettingsProps {
  readonly path: string;
  readonly block: BlockOf<'columns'>;
}

/** The number and the widths of columns. */
export function ColumnSettings({ path, block }: ColumnSettingsProps) {
  const translate = useTranslate();
  const { template, act } = useEditing();
  const change = (next: BlockOf<'columns'>) =>
    act({ type: 'change', to: { template: replaced(template, path, next), selected: path } });
  return (
    <Stack sx={{ gap: 1.5 }}>
      {block.columns.map(({ width }, at) => (
        <Stack key={at} direction="row" sx={{ gap: 1, alignItems: 'flex-end' }}>
          <TextField
            select
            label={translate('templateEditor.columnWidth', { number: at + 1 })}
            value={width}
            onChange={(event) => change(setWidth(block, at, Number(event.target.value)))}
            sx={{ flex: 1 }}
          >
            {widths.map((share) => (
              <MenuItem key={share} value={share}>
                {translate('templateEditor.shares', { smart_count: share })}
              </MenuItem>
            ))}
          </TextField>
          {block.columns.length > 2 && (
            <IconButton
              aria-label={translate('templateEditor.removeColumn', { number: at + 1 })}
              onClick={() => change(removeColumn(block, at))}
            >
              <RemoveIcon fontSize="small" />
            </IconButton>
          )}
        </Stack>
      ))}
      {block.columns.length < templateLimits.columns && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          onClick={() => change(addColumn(block))}
          sx={{ alignSelf: 'flex-start' }}
        >
          {translate('templateEditor.addColumn')}
        </Button>
      )}
    </Stack>
  );
}
