import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

interface SkeletonRowsProps {
  rows?: number;
  columns: number;
}

/** Rows of a table that is loading: as tall as the real ones, so that nothing jumps when they come. */
export function SkeletonRows({ rows = 10, columns }: SkeletonRowsProps) {
  return [...Array(rows).keys()].map((row) => (
    <TableRow key={row} aria-hidden="true">
      {[...Array(columns).keys()].map((column) => (
        <TableCell key={column}>
          <Skeleton variant="text" width={column === 0 ? '70%' : '50%'} />
        </TableCell>
      ))}
    </TableRow>
  ));
}
