import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { joined } from '../../../../../domain/words/isolated.ts';
import { Mark } from '../../../../shell/frame/Mark.tsx';
import type { PartnerSearch } from './usePartnerSearch.ts';

/** The owner of the typed address, or that there is none. Its height is reserved. */
export function FoundPartner({ search }: { readonly search: PartnerSearch }) {
  return (
    <Box role="status" sx={{ minHeight: 72, display: 'grid', alignItems: 'center' }}>
      <What search={search} />
    </Box>
  );
}

function What({ search: { email, isSearching, found, error } }: { readonly search: PartnerSearch }) {
  const translate = useTranslate();
  if (email === undefined) return null;
  if (error) return <Alert severity="error">{translate(error.message, { _: error.message })}</Alert>;
  if (isSearching || found === undefined) {
    return (
      <Typography color="textSecondary" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <CircularProgress size={16} aria-hidden="true" />
        {translate('members.accountant.searching')}
      </Typography>
    );
  }
  if (found === null) return <Alert severity="info">{translate('members.accountant.unknown', { email })}</Alert>;
  return (
    <Paper variant="outlined" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 1.5 }}>
      <Mark name={found.name} size={40} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2">{found.name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {joined([found.organization, found.email])}
        </Typography>
        {found.state !== 'none' && (
          <Typography variant="body2">{translate(`members.accountant.state.${found.state}`)}</Typography>
        )}
      </Box>
    </Paper>
  );
}
