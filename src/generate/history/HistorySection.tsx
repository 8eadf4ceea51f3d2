import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { isOffered } from '../../../domain/actions/offeredActions.ts';
import { useActions, type ActedRecord } from '../actions/useActions.ts';
import { Section } from '../Section.tsx';
import { History } from './History.tsx';

/** The history of a record on its page, where the menu of the record offers it, by its declaration or as every record's. */
export default function HistorySection({ record }: { readonly record: ActedRecord }) {
  const translate = useTranslate();
  const { resource, actions, may, ownOf } = useActions();
  const isDeclared = may('audit') && isOffered(actions, 'audit', record);
  if (!isDeclared && !ownOf(record).includes('audit')) return null;
  return (
    <Section title={translate('documents.history.title')}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <History resource={resource} record={record} />
      </Box>
    </Section>
  );
}
