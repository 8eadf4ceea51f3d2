import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PlatformHome } from '../../../../dataProvider/calls/platformHome.ts';
import { formatDate, formatDayMonth } from '../../../../domain/kinds/date.ts';
import { formatDecimal } from '../../../../domain/kinds/decimal.ts';
import { Chart } from '../../../charts/Chart.tsx';
import { Section } from '../../../generate/Section.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import { useCounted } from '../../company/home/useCounted.ts';

/** Issued invoices of all companies by day: a chart and a table. */
export function IssuedDays({ days }: { readonly days: PlatformHome['issued'] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const counted = useCounted();
  const text = (value: string) => formatDecimal(value, language);
  const sum = days.reduce((total, { count }) => total + count, 0);
  return (
    <Section title={translate('platformHome.perDay')}>
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <Chart
          label={counted('platformHome.chart', sum)}
          shape="columns"
          height={220}
          places={days.map(({ date }) => ({ name: formatDate(date, language), short: formatDayMonth(date, language) }))}
          series={[{ name: translate('platformHome.invoices'), values: days.map(({ count }) => String(count)) }]}
          textOf={text}
        />
        <Box component="details" sx={{ mt: 0.5 }}>
          <Typography component="summary" variant="body2" color="textSecondary" sx={{ cursor: 'pointer', py: 0.5 }}>
            {translate('platformHome.table')}
          </Typography>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{translate('platformHome.day')}</TableCell>
                <TableCell align="right">{translate('platformHome.invoices')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {days.toReversed().map(({ date, count }) => (
                <TableRow key={date}>
                  <TableCell>{formatDate(date, language)}</TableCell>
                  <TableCell align="right" className="figures">
                    {text(String(count))}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      </Box>
    </Section>
  );
}
