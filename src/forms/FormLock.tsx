import Box from '@mui/material/Box';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useRecheck } from './useRecheck.ts';

/** A visible field with an error; MUI also marks hidden twins. */
const wrong = '[aria-invalid=true]:not([aria-hidden=true], [hidden] *)';

/**
 * Locks the fields of a form during a save, because later input would not be saved. Afterwards focus moves to the first
 * error in reading order, or back, unless it has moved.
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
