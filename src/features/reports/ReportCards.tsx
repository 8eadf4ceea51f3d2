import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Pairs } from '../../kinds/shared/Pairs.tsx';
import type { ReportRowsProps } from './ReportGrid.tsx';
import { totalWords } from './data/totalWords.ts';

/** The figures of a report without room for a table: the total, then a block per group. */
export function ReportCards({ report, table, columns, labelledBy }: ReportRowsProps) {
  const translate = useTranslate();
  const rows = [{ ...table.total, label: translate(totalWords(report)) }, ...table.rows];
  return (
    <Box component="ul" className="report-cards figures" aria-labelledby={labelledBy}>
      {rows.map((row, place) => {
        const pairs = columns.flatMap(({ key, head, figureOf }) => {
          const value = figureOf(row);
          return value === undefined ? [] : { key, name: head, value };
        });
        if (pairs.length === 0) return null;
        return (
          <li key={place}>
            <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
              {row.label}
            </Typography>
            <Pairs pairs={pairs} />
          </li>
        );
      })}
    </Box>
  );
}
