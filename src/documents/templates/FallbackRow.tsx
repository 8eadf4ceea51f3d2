import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Fallback } from './useFallback.ts';

interface FallbackRowProps {
  readonly fallback: Fallback;
  readonly isCurrent: boolean;
  readonly onSelect: () => void;
}

/** Chooses no template: that of the client applies, or else that of the company. */
export function FallbackRow({ fallback: { of, template }, isCurrent, onSelect }: FallbackRowProps) {
  const translate = useTranslate();
  const name = translate(`documents.template.fallback.${of}`);
  return (
    <Paper variant="outlined" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1.5, pl: 2 }}>
      <Box sx={{ flex: 1, minWidth: 180, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="h3">
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {template?.name}
        </Typography>
      </Box>
      <Button
        size="small"
        variant="contained"
        disabled={isCurrent}
        onClick={onSelect}
        aria-label={translate(`documents.template.${isCurrent ? 'selectedNamed' : 'selectNamed'}`, { name })}
      >
        {translate(`documents.template.${isCurrent ? 'selected' : 'select'}`)}
      </Button>
    </Paper>
  );
}
