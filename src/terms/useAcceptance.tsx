import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { ConsentBox } from './ConsentBox.tsx';
import { useTerms } from './useTerms.ts';

interface Acceptance {
  /** The checkbox; empty if not required or already accepted for this version. */
  readonly box: ReactNode;
  readonly isGiven: boolean;
  /** Whether it is still loading. */
  readonly isLooking: boolean;
}

/** Manages the consent in a dialog that requires it: once per version. */
export function useAcceptance(isRequired: boolean): Acceptance {
  const [isTicked, setTicked] = useState(false);
  const { data, isPending } = useTerms(isRequired);
  const isLooking = isRequired && isPending;
  const isMissing = isRequired && !isPending && data?.[0]?.accepted_at === undefined;
  return {
    box: isMissing && (
      <Box sx={{ mt: 2 }}>
        <ConsentBox checked={isTicked} onChange={setTicked} />
      </Box>
    ),
    isGiven: !isLooking && (!isMissing || isTicked),
    isLooking,
  };
}
