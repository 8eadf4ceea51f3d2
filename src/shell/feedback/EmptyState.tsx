import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** `h1` if this is the whole page. */
  titleAs?: 'h1' | 'p';
  /** One sentence about what to do. */
  hint?: string;
  /** The button for it. */
  action?: ReactNode;
}

/** An empty state with a hint. */
export function EmptyState({ title, titleAs = 'p', hint, action }: EmptyStateProps) {
  return (
    <Stack role="status" sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: 7, gap: 1 }}>
      <Horizon />
      <Typography component={titleAs} variant="h5" sx={{ mt: 1 }}>
        {title}
      </Typography>
      {hint && (
        <Typography color="textSecondary" sx={{ maxWidth: 440 }}>
          {hint}
        </Typography>
      )}
      {action && <Stack sx={{ mt: 2 }}>{action}</Stack>}
    </Stack>
  );
}

/** The picture of an empty page: a sail between sea and sky. */
function Horizon() {
  const { tokens } = useTheme();
  return (
    <svg width="96" height="64" viewBox="0 0 96 64" fill="none" aria-hidden="true">
      <path d="M8 46h80" stroke={tokens.line} strokeWidth="2" strokeLinecap="round" />
      <path d="M47 12v30M47 12c9 6 15 15 16 26H47" stroke={tokens.primary} strokeWidth="2" strokeLinejoin="round" />
      <path d="M43 20c-6 5-10 11-11 18h11" stroke={tokens.lineStrong} strokeWidth="2" strokeLinejoin="round" />
      <path d="M20 54c4 0 4-3 8-3s4 3 8 3 4-3 8-3 4 3 8 3 4-3 8-3 4 3 8 3" stroke={tokens.tide} strokeWidth="2" />
    </svg>
  );
}
