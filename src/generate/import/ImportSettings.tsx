import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ImportSource } from '../../../dataProvider/calls/import.ts';
import { isOfOwnRows } from '../../../domain/imports/importedAs.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { Choice } from './Choice.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportDefaults } from './ImportDefaults.tsx';
import { ImportReading } from './ImportReading.tsx';
import type { Importing } from './useImport.ts';

interface ImportSettingsProps {
  readonly resource: Resource;
  readonly source: ImportSource;
  readonly importing: Importing;
}

/** The options of an import: how the file is read, mapping, values for all rows, and blank cells. */
export function ImportSettings({ resource, source, importing }: ImportSettingsProps) {
  const translate = useTranslate();
  const { columns, running } = importing;
  const { sheets, sheet } = source;
  return (
    <>
      {sheets.length > 1 && sheet !== undefined && (
        <Choice
          label={translate('generate.import.sheet')}
          value={sheet}
          choices={sheets.map((name) => [name, name])}
          disabled={running}
          onChoose={(name) => importing.read({ sheet: name })}
        />
      )}
      <ImportReading source={source} importing={importing} />
      <ImportColumns
        key={`${sheet} ${source.heading_row}`}
        resource={resource}
        source={source}
        columns={columns}
        disabled={running}
      />
      {columns.isWhole && (
        <>
          <ImportDefaults resource={resource} columns={columns} disabled={running} />
          {!isOfOwnRows(resource) && <OfExisting importing={importing} />}
        </>
      )}
    </>
  );
}

/** What rows of existing records do. */
function OfExisting({ importing }: Pick<ImportSettingsProps, 'importing'>) {
  const translate = useTranslate();
  const { blanks, onlyNew, running } = importing;
  return (
    <div>
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
      <FormControlLabel
        control={
          <Checkbox
            checked={onlyNew}
            disabled={running}
            onChange={({ target }) => importing.setOnlyNew(target.checked)}
          />
        }
        label={translate('generate.import.onlyNew')}
      />
    </div>
  );
}
