import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { permissionRows, type PermissionRow } from '../../../domain/access/permissionRows.ts';
import { usePermissionWords } from '../../access/permissionWords.ts';

interface PermissionTableProps {
  readonly names: readonly string[];
  /** Replaces the name of a resource and the texts of its actions. */
  readonly head?: (row: PermissionRow) => ReactNode;
  readonly children?: (row: PermissionRow) => ReactNode;
}

/** A row per resource with its actions; stacked on a narrow screen. */
export function PermissionTable({ names, head, children }: PermissionTableProps) {
  const words = usePermissionWords();
  const listed = ({ resource, actions }: PermissionRow) =>
    actions.map((action) => words.action(resource, action)).join(' · ');
  return (
    // Normal size, because the small size's fixed height would hide wrapped content.
    <Table
      sx={({ breakpoints }) => ({
        '& td, & th': { px: 1, height: 44, verticalAlign: 'top' },
        [breakpoints.down('sm')]: {
          '& tr, & td, & th': { display: 'block', height: 'auto', px: 0 },
          '& th': { border: 0 },
        },
      })}
    >
      <TableBody>
        {permissionRows(names).map((row) => (
          <TableRow key={row.resource}>
            <TableCell component="th" scope="row" sx={{ width: { sm: '32%' } }}>
              {head ? head(row) : words.resource(row.resource)}
            </TableCell>
            <TableCell>{children ? children(row) : listed(row)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
