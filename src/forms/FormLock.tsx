import Box from '@mui/material/Box';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFormState, get, useFormContext } from 'react-hook-form';
import { isObject } from '../../domain/schema/isObject.ts';

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

/** Returns the marked paths of a form's state: `location.address`. */
const marked = (fields: unknown, path = ''): string[] =>
  isObject(fields) || Array.isArray(fields)
    ? Object.entries(fields).flatMap(([name, inner]) => marked(inner, path ? `${path}.${name}` : name))
    : fields === true
      ? [path]
      : [];

/** Revalidates touched fields when another changes: a tax id becomes invalid for another country. */
function useRecheck(): () => void {
  const { getValues, trigger } = useFormContext();
  const { touchedFields, errors } = useFormState();
  const checked = useRef<string>(undefined);
  return () => {
    // Validation re-renders all fields, so a field that is left unchanged causes none.
    const values = JSON.stringify(getValues());
    if (values === checked.current) return;
    checked.current = values;
    // The server's errors stay until their field changes.
    const left = marked(touchedFields).filter((path) => get(errors, path) === undefined);
    if (left.length > 0) void trigger(left);
  };
}
