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
  readonly items: readonly { readonly text: string; readonly to: string | undefined }[];
}

/** Items that need attention, each with its list; those without a path, which the user may not read, are left out. */
export function AttentionList({ items }: AttentionListProps) {
  const translate = useTranslate();
  const readable = items.flatMap(({ text, to }) => (to === undefined ? [] : [{ text, to }]));
  return (
    <Section title={translate('home.attention.title')}>
      <Box component="ul" sx={{ gridColumn: '1 / -1', m: 0, p: 0, listStyle: 'none' }}>
        {readable.map(({ text, to }) => (
          <Box key={to} component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <MuiLink component={Link} to={to} sx={row}>
              {text}
              <ChevronRight fontSize="small" />
            </MuiLink>
          </Box>
        ))}
        {readable.length === 0 && (
          <Typography component="li" color="textSecondary">
            {translate('home.attention.none')}
          </Typography>
        )}
      </Box>
    </Section>
  );
}
