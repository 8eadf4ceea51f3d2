import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Section } from '../../../generate/Section.tsx';

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 40,
  py: 0.5,
  overflowWrap: 'anywhere',
} as const;

interface AttentionListProps {
  readonly items: readonly { readonly text: string; readonly to: string }[];
}

/** Items that need attention, each with the link to its list; a sentence if there are none. */
export function AttentionList({ items }: AttentionListProps) {
  const translate = useTranslate();
  return (
    <Section title={translate('home.attention.title')}>
      <Box component="ul" sx={{ gridColumn: '1 / -1', m: 0, p: 0, listStyle: 'none' }}>
        {items.map(({ text, to }) => (
          <Box key={to} component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <MuiLink component={Link} to={to} sx={row}>
              {text}
              <ChevronRight fontSize="small" />
            </MuiLink>
          </Box>
        ))}
        {items.length === 0 && (
          <Typography component="li" color="textSecondary">
            {translate('home.attention.none')}
          </Typography>
        )}
      </Box>
    </Section>
  );
}
