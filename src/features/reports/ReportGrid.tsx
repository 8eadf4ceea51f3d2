import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import type { Report } from '../../../schemas/report.ts';
import type { ReportTable } from './data/reportTables.ts';
import type { ReportColumn } from './data/useReportColumns.tsx';
import { totalWords } from './data/totalWords.ts';
import { useFigures } from './data/useFigures.ts';

export interface ReportRowsProps {
  readonly report: Report;
  readonly by: string;
  readonly table: ReportTable;
  readonly columns: readonly ReportColumn[];
  /** The id of the table's label. */
  readonly labelledBy: string;
}

/** The figures of a report as a table. */
export function ReportGrid({ report, by, table, columns, labelledBy }: ReportRowsProps) {
  const translate = useTranslate();
  const { dimensionName } = useFigures(report);
  const figures = (row: ReportTable['total']) =>
    columns.map(({ key, figureOf }) => (
      <TableCell key={key} align="right">
        {figureOf(row) ?? '–'}
      </TableCell>
    ));
  return (
    <Table size="small" className="report-table" aria-labelledby={labelledBy}>
      <TableHead>
        <TableRow>
          <TableCell>{dimensionName(by)}</TableCell>
          {columns.map(({ key, head }) => (
            <TableCell key={key} align="right">
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {table.rows.map((row, place) => (
          <TableRow key={place}>
            <TableCell component="th" scope="row">
              {row.label}
            </TableCell>
            {figures(row)}
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row">
            {translate(totalWords(report))}
          </TableCell>
          {figures(table.total)}
        </TableRow>
      </TableFooter>
    </Table>
  );
}
