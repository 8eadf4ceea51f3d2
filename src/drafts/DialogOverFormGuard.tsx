import { useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useHoldDialog } from '../shell/dialog/closingContext.ts';
import { useUnsaved } from './useUnsaved.ts';

/**
 * Asks before the input of a dialog over a form is lost. On navigation the form's guard asks, because the router
 * supports one guard.
 */
export function DialogOverFormGuard() {
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  useHoldDialog(isDirty);
  useUnsaved(isDirty, useRef(false));
  return null;
}
