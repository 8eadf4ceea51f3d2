import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { joined } from '../../../domain/words/isolated.ts';
import { columnLetters } from './columnLetters.ts';

/** A property that a column can map to. */
export interface Field {
  readonly path: string;
  readonly label: string;
}

interface ColumnChoiceProps {
  readonly at: number;
  readonly heading: string;
  readonly samples: readonly string[];
  readonly fields: readonly Field[];
  readonly path: string;
  /** Another column has the same property. */
  readonly isTwice: boolean;
  readonly disabled: boolean;
  readonly onChoose: (path: string) => void;
}

/** A column of a file with samples, and its property. */
export function ColumnChoice(props: ColumnChoiceProps) {
  const { at, samples, fields, path, isTwice } = props;
  const translate = useTranslate();
  const name = props.heading || translate('generate.import.columnAt', { letters: columnLetters(at) });
  const label = fields.find((field) => field.path === path)?.label;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'start',
      }}
    >
      <div>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="caption" color="textSecondary" noWrap component="p">
          {joined(samples) || translate('generate.import.blank')}
        </Typography>
      </div>
      <TextField
        select
        size="small"
        value={path}
        error={isTwice}
        helperText={isTwice && translate('validation.import.twice', { column: label ?? path })}
        disabled={props.disabled}
        onChange={({ target }) => props.onChoose(target.value)}
        slotProps={{
          select: { displayEmpty: true },
          htmlInput: { 'aria-label': translate('generate.import.gives', { name }) },
        }}
      >
        <MenuItem value="">
          <em>{translate('generate.import.ignore')}</em>
        </MenuItem>
        {fields.map((field) => (
          <MenuItem key={field.path} value={field.path}>
            {field.label}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
