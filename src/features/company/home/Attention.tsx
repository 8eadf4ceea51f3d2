import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useCreatePath } from '../../../data/createPath.ts';
import type { Home } from '../../../../dataProvider/calls/home.ts';
import { waitingIn } from '../../../../domain/company/home/attention.ts';
import { Section } from '../../../generate/Section.tsx';
import { useCounted } from './useCounted.ts';
import { useListPath } from './useListPath.ts';

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 40,
  py: 0.5,
  overflowWrap: 'anywhere',
} as const;

/** Items that need attention, each with its count and list. */
export function Attention({ home: { attention, today } }: { readonly home: Home }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const listPath = useListPath();
  const counted = useCounted();
  const waiting = waitingIn(attention, today);
  return (
    <Section title={translate('home.attention.title')}>
      <Box component="ul" sx={{ gridColumn: '1 / -1', m: 0, p: 0, listStyle: 'none' }}>
        {waiting.map(({ name, count, resource, filter }) => (
          <Box key={name} component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <MuiLink
              component={Link}
              to={filter ? listPath(resource, filter) : createPath({ resource, type: 'list' })}
              sx={row}
            >
              {counted(`home.attention.${name}`, count)}
              <ChevronRight fontSize="small" />
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
