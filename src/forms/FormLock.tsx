import Box from '@mui/material/Box';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useRecheck } from './useRecheck.ts';

/** What is wrong and can be seen: MUI marks the hidden twin of a choice, too. */
const wrong = '[aria-invalid=true]:not([aria-hidden=true], [hidden] *)';

/**
 * Locks the fields of a form while it is saved, so that nothing is typed that the save does not carry. Afterwards the
 * focus is at the first thing wrong, in reading order; else where it was, unless it has been led elsewhere.
 */
export function FormLock({ children }: { readonly children: ReactNode }) {
  const { isSubmitting } = useFormState();
  const recheck = useRecheck();
  const fields = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current: locked } = fields;
    if (!isSubmitting) return undefined;
    const before = document.activeElement;
    return () => {
      const first = locked?.querySelector<HTMLElement>(wrong);
      if (first) first.focus();
      else if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, [isSubmitting]);

  return (
    <Box
      ref={fields}
      onBlur={recheck}
      inert={isSubmitting}
      aria-busy={isSubmitting}
      sx={{ opacity: isSubmitting ? 0.6 : 1 }}
    >
      {children}
    </Box>
  );
}
