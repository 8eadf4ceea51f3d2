import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useActions } from '../../../generate/actions/useActions.ts';
import { Section } from '../../../generate/Section.tsx';
import type { InvoiceSectionProps } from '../actions/dialogProps.ts';
import { InvoiceTimeline } from '../actions/InvoiceTimeline.tsx';

/** The history of an invoice, for users who may read it; unissued ones are in their contract's history. */
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
