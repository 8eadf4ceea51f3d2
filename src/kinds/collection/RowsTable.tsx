import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import type { ValueProps } from '../kind.ts';
import { isAsked } from '../shared/when.ts';
import { useLabelOf } from '../shared/words.ts';
import { partsOf, type KindByName, type Row } from './rows.ts';

type RowsTableProps = ValueProps<readonly Row[]> & { readonly kindByName: KindByName };

/** The rows of a collection, to be read. */
export function RowsTable({ value: rows, property, resource, path, kindByName }: RowsTableProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf(resource);
  const parts = partsOf(property, kindByName);
  if (rows.length === 0) return <span>{translate('generate.collection.empty')}</span>;
  return (
    <TableContainer
      tabIndex={0}
      role="group"
      aria-label={labelOf(path)}
      sx={{ '& th, & td': { whiteSpace: 'nowrap' } }}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            {parts.map(({ name, kind }) => (
              <TableCell key={name} align={kind.align}>
                {labelOf(`${path}.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={String(row.uuid ?? index)}>
              {parts.map((part) => (
                <TableCell key={part.name} align={part.kind.align}>
                  {isAsked(part.property, row) && (
                    <part.kind.Cell
                      value={row[part.name]}
                      resource={resource}
                      path={`${path}.${part.name}`}
                      property={part.property}
                    />
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
