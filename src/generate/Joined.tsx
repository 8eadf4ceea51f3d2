import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

const joined = {
  '&:empty': { display: 'none' },
  '& > .MuiCard-root': { border: 0, borderRadius: 0 },
  '& > * + .MuiCard-root': { borderTop: 1, borderColor: 'divider' },
} as const;

/** Sections in one card, separated by lines; takes no room while they are empty. */
export function Joined({ children }: { readonly children: ReactNode }) {
  return <Card sx={joined}>{children}</Card>;
}
