import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ImportSource } from '../../../dataProvider/calls/import.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { ImportColumns } from './ImportColumns.tsx';
import type { Importing } from './useImport.ts';

interface ImportSettingsProps {
  readonly resource: Resource;
  readonly source: ImportSource;
  readonly importing: Importing;
}

/** The options of an import: sheet, mapping, and blank cells. */
export function ImportSettings({ resource, source, importing }: ImportSettingsProps) {
  const translate = useTranslate();
  const { columns, blanks, running } = importing;
  const { sheets, sheet } = source;
  return (
    <>
      {sheets.length > 1 && (
        <TextField
          select
          size="small"
          label={translate('generate.import.sheet')}
          value={sheet}
          disabled={running}
          onChange={({ target }) => importing.setSheet(target.value)}
        >
          {sheets.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <ImportColumns key={sheet} resource={resource} source={source} columns={columns} disabled={running} />
      <div>
        <FormControlLabel
          control={
            <Checkbox
              checked={blanks === 'clear'}
              disabled={running}
              onChange={({ target }) => importing.setBlanks(target.checked ? 'clear' : 'keep')}
            />
          }
          label={translate('generate.import.blanks')}
        />
        <Typography variant="caption" color="textSecondary" component="p" sx={{ pl: 3.1 }}>
          {translate('generate.import.blanksHint')}
        </Typography>
      </div>
    </>
  );
}
