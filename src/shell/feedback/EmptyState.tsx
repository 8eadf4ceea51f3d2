import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Horizon } from './Horizon.tsx';

interface EmptyStateProps {
  title: string;
  /** `h1` where this is the whole page. */
  titleAs?: 'h1' | 'p';
  /** What to do about it, in one sentence. */
  hint?: string;
  /** The button that does it. */
  action?: ReactNode;
}

/** Nothing here yet: says so, and what to do. */
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
