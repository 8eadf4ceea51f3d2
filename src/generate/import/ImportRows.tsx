import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { Imported } from '../../../dataProvider/calls/import.ts';
import { formatDecimal } from '../../../domain/kinds/decimal.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useCreatePath } from '../../data/createPath.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { StatusTag } from '../../shell/display/StatusTag.tsx';
import { ValueChange } from '../../shell/display/ValueChange.tsx';
import { rowNumber } from './rowNumber.ts';

type Values = NonNullable<Imported['rows']>[number]['values'];

/** The values of a row beyond its name. */
const valuesBeside = (label: string, values: Values): Values =>
  values.filter(({ column, before }) => column !== label || before !== '');

interface ImportRowsProps {
  readonly resource: Resource;
  readonly rows: NonNullable<Imported['rows']>;
  /** The total number of rows that create or change a record. */
  readonly count: number;
}

/** The effect of the first rows, with values before and after. */
export function ImportRows({ resource, rows, count }: ImportRowsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const labelOf = useLabelOf(resource.name);
  const createPath = useCreatePath();
  const hasValues = rows.some(({ values }) => valuesBeside(resource.label, values).length > 0);
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        {translate('generate.import.changes')}
      </Typography>
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label={translate('generate.import.changes')}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, flex: 'none', maxHeight: 320 }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell {...rowNumber}>{translate('generate.import.row')}</TableCell>
              <TableCell width={hasValues ? '35%' : undefined}>{labelOf(resource.label)}</TableCell>
              {hasValues && <TableCell>{translate('generate.import.values')}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ row, change, key, name, values }) => (
              <TableRow key={row} sx={{ verticalAlign: 'top' }}>
                <TableCell {...rowNumber} className="figures">
                  {row}
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 120 }}>
                  <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
                    {key === undefined ? (
                      name
                    ) : (
                      <Link
                        component={RouterLink}
                        color="inherit"
                        underline="always"
                        to={createPath({ resource: resource.name, type: 'show', id: key })}
                        target="_blank"
                        rel="noopener noreferrer"
                      >
                        {name}
                      </Link>
                    )}
                    <StatusTag tone={change === 'created' ? 'complete' : 'progress'}>
                      {translate(`generate.import.change.${change}`)}
                    </StatusTag>
                  </Stack>
                </TableCell>
                {hasValues && (
                  <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 160 }}>
                    {valuesBeside(resource.label, values).map(({ column, before, after }) => (
                      <div key={column}>
                        <Typography component="span" variant="body2" color="textSecondary">
                          {labelOf(column)}:{' '}
                        </Typography>
                        <ValueChange
                          previous={before || undefined}
                          next={after || (before && translate('documents.history.nothing'))}
                        />
                      </div>
                    ))}
                  </TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {count > rows.length && (
        <Typography color="textSecondary">
          {translate('generate.import.first', {
            shown: rows.length,
            smart_count: count,
            count: formatDecimal(String(count), language),
          })}
        </Typography>
      )}
    </>
  );
}
