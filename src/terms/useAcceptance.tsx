import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { ConsentBox } from './ConsentBox.tsx';
import { useTerms } from './useTerms.ts';

interface Acceptance {
  /** The box to tick; nothing where it is not asked for or was ticked for this version before. */
  readonly box: ReactNode;
  readonly isGiven: boolean;
  /** Whether it is not known yet. */
  readonly isLooking: boolean;
}

/** Consent to the terms in a dialog that asks for it before it does something: once a version. */
export function useAcceptance(isAsked: boolean): Acceptance {
  const [isTicked, setTicked] = useState(false);
  const { data, isPending } = useTerms(isAsked);
  const isLooking = isAsked && isPending;
  const isMissing = isAsked && !isPending && data?.[0]?.accepted_at === undefined;
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
