import { knownNumber } from '../../../../../domain/documents/knownNumber.ts';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { SequencePreview } from '../../../../../dataProvider/calls/collecting.ts';
import { formatDate } from '../../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { Facts } from '../../../../shell/dialog/Facts.tsx';

/** What a sequence sends in the next days: counts by day, the first reminders, and which open invoices have none and why. */
export function WhatGoesOut({ preview }: { readonly preview: SequencePreview }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { count, until, days, results, silent, silent_results: others } = preview;
  const counted = (n: number) => translate('collecting.preview.reminders', { smart_count: n });
  const open = (n: number) => translate('collecting.remind.invoices', { smart_count: n });
  return (
    <>
      <Typography variant="subtitle2" component="p" color="textPrimary">
        {count === 0
          ? translate('collecting.preview.nothing', { until: formatDate(until, language) })
          : translate('collecting.preview.until', { reminders: counted(count), until: formatDate(until, language) })}
      </Typography>
      <Facts
        facts={days.map(({ date, count: n }) => ({ label: formatDate(date, language), value: counted(n) }))}
        hasFigures
      />
      {results.length > 0 && (
        <Details summary={translate('collecting.preview.each')}>
          {results.map((row) => (
            <Row
              key={`${row.invoice.uuid} ${row.date}`}
              row={row}
              note={`${formatDate(row.date, language)}, ${row.level}`}
            />
          ))}
        </Details>
      )}
      {silent.length > 0 && (
        <>
          <Typography variant="subtitle2" component="p" color="textPrimary" sx={{ mt: 2 }}>
            {translate('collecting.preview.silent')}
          </Typography>
          <Facts
            facts={silent.map(({ reason, count: n }) => ({
              label: translate(`collecting.silences.${reason}`),
              value: open(n),
            }))}
            hasFigures
          />
          <Details summary={translate('collecting.preview.each')}>
            {others.map((row) => (
              <Row key={row.invoice.uuid} row={row} note={translate(`collecting.silences.${row.reason}`)} />
            ))}
          </Details>
        </>
      )}
    </>
  );
}

function Details({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  return (
    <Box component="details" sx={{ mt: 0.5 }}>
      <Typography component="summary" variant="body2" color="textSecondary" sx={{ cursor: 'pointer', py: 0.5 }}>
        {summary}
      </Typography>
      <Table size="small">
        <TableBody>{children}</TableBody>
      </Table>
    </Box>
  );
}

interface RowProps {
  readonly row: Pick<SequencePreview['results'][number], 'invoice' | 'client' | 'currency' | 'amount'>;
  readonly note: string;
}

function Row({ row: { invoice, client, currency, amount }, note }: RowProps) {
  const language = useLanguage();
  return (
    <TableRow>
      <TableCell sx={{ overflowWrap: 'anywhere', pl: 0 }}>
        {`${knownNumber(invoice)} ${client.name}`}
        <Typography variant="caption" component="div" color="textSecondary">
          {note}
        </Typography>
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap', pr: 0 }}>
        {formatMoney(amount, currency, language)}
      </TableCell>
    </TableRow>
  );
}
