import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { Imported } from '../../../dataProvider/calls/import.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useCreatePath } from '../../data/createPath.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { rowNumber } from './rowNumber.ts';
import type { Importing } from './useImport.ts';

type Duplicate = NonNullable<Imported['duplicates']>[number];

interface ImportDuplicatesProps {
  readonly resource: Resource;
  readonly importing: Importing;
  readonly duplicates: readonly Duplicate[];
  /** The total number of rows that may be duplicates. */
  readonly count: number;
}

/** The rows that may be the same as another record or row, each to import or to leave out. */
export function ImportDuplicates({ resource, importing, duplicates, count }: ImportDuplicatesProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf(resource.name);
  const id = useId();
  const { leaving, leave, running } = importing;
  const { duplicates: leavesAll, rows } = leaving;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h3">
        {translate('generate.import.duplicates.title', { smart_count: count })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('generate.import.duplicates.about')}
      </Typography>
      <FormControlLabel
        control={
          <Checkbox
            checked={leavesAll}
            disabled={running}
            onChange={({ target }) => leave({ duplicates: target.checked, rows: [] })}
          />
        }
        label={translate('generate.import.duplicates.leaveAll')}
      />
      <TableContainer
        tabIndex={0}
        role="region"
        aria-labelledby={id}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, maxHeight: 320 }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell width="1%">{translate('generate.import.duplicates.include')}</TableCell>
              <TableCell {...rowNumber}>{translate('generate.import.row')}</TableCell>
              <TableCell>{labelOf(resource.label)}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {duplicates.map((duplicate) => (
              <TableRow key={duplicate.row}>
                <TableCell width="1%">
                  <Checkbox
                    size="small"
                    sx={{ my: -1 }}
                    checked={!leavesAll && !rows.includes(duplicate.row)}
                    disabled={running || leavesAll}
                    onChange={({ target }) =>
                      leave({
                        rows: target.checked ? rows.filter((row) => row !== duplicate.row) : [...rows, duplicate.row],
                      })
                    }
                    slotProps={{
                      input: {
                        'aria-label': translate('generate.import.duplicates.includeRow', { row: duplicate.row }),
                      },
                    }}
                  />
                </TableCell>
                <TableCell {...rowNumber} className="figures">
                  {duplicate.row}
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {duplicate.name}
                  <Typography variant="body2" color="textSecondary">
                    <Hint resource={resource} of={duplicate} />
                  </Typography>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {count > duplicates.length && (
        <Typography color="textSecondary">
          {translate('generate.import.duplicates.first', { shown: duplicates.length, smart_count: count })}
        </Typography>
      )}
    </section>
  );
}

/** What is the same, with a link to the record, whose page opens in another tab since the dialog is open here. */
function Hint({ resource, of: { detail, record } }: { readonly resource: Resource; readonly of: Duplicate }) {
  const createPath = useCreatePath();
  if (!record) return detail;
  const at = detail.lastIndexOf(record.name);
  return (
    <>
      {detail.slice(0, at)}
      <Link
        component={RouterLink}
        underline="always"
        to={createPath({ resource: resource.name, type: 'show', id: record.key })}
        target="_blank"
        rel="noopener noreferrer"
      >
        {record.name}
      </Link>
      {detail.slice(at + record.name.length)}
    </>
  );
}
