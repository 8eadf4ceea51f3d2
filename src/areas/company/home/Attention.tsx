import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCreatePath, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { Home } from '../../../../dataProvider/calls/home.ts';
import { attentionLists } from '../../../../domain/home/lists.ts';
import { Section } from '../../../generate/Section.tsx';
import { useCounted } from './useCounted.ts';
import { useListPath } from './useListPath.ts';

/** What waits for somebody, each with its number and the list of exactly those. */
export function Attention({ home: { attention, today } }: { readonly home: Home }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const listPath = useListPath();
  const counted = useCounted();
  const lists = attentionLists({ today, ending: attention.ending });
  const all = [
    { name: 'overdue', count: attention.overdue, to: listPath('invoices', lists.overdue) },
    { name: 'held', count: attention.held ?? 0, to: createPath({ resource: 'runs', type: 'list' }) },
    { name: 'drafts', count: attention.past_due_drafts, to: listPath('invoices', lists.past_due_drafts) },
    { name: 'ending', count: attention.ending_contracts ?? 0, to: listPath('contracts', lists.ending_contracts) },
  ];
  const waiting = all.filter(({ count }) => count > 0);
  return (
    <Section title={translate('home.attention.title')}>
      <Box component="ul" sx={{ gridColumn: '1 / -1', m: 0, p: 0, listStyle: 'none' }}>
        {waiting.map(({ name, count, to }) => (
          <Box key={name} component="li" sx={{ py: 0.5 }}>
            <MuiLink component={Link} to={to}>
              {counted(`home.attention.${name}`, count)}
            </MuiLink>
          </Box>
        ))}
        {waiting.length === 0 && (
          <Typography component="li" color="textSecondary">
            {translate('home.attention.none')}
          </Typography>
        )}
      </Box>
    </Section>
  );
}
