import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useActions } from '../../../generate/actions/useActions.ts';
import { Section } from '../../../generate/Section.tsx';
import type { InvoiceSectionProps } from '../actions/dialogProps.ts';
import { InvoiceTimeline } from '../actions/InvoiceTimeline.tsx';

/** What happened to an invoice, for whoever may read that; of one that was never issued its contract's history tells. */
export default function History({ record }: InvoiceSectionProps) {
  const translate = useTranslate();
  const { may } = useActions();
  if (!may('audit') || record.standing) return null;
  return (
    <Section title={translate('documents.history.title')}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <InvoiceTimeline record={record} />
      </Box>
    </Section>
  );
}
