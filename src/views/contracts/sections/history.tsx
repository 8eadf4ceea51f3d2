import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useActions } from '../../../generate/actions/useActions.ts';
import { Section } from '../../../generate/Section.tsx';
import { ContractTimeline } from '../actions/ContractTimeline.tsx';
import type { ContractSectionProps } from '../actions/dialogProps.ts';

/** The history of a contract, for users who may read it. */
export default function History({ record }: ContractSectionProps) {
  const translate = useTranslate();
  const { may } = useActions();
  if (!may('audit')) return null;
  return (
    <Section title={translate('documents.history.title')}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <ContractTimeline record={record} />
      </Box>
    </Section>
  );
}
