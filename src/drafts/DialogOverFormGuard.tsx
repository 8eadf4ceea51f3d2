import { useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useHoldDialog } from '../shell/dialog/closing.ts';
import { useUnsaved } from './useUnsaved.ts';

/**
 * Asks before what was entered in a dialog over a form is lost. On the way to another page the guard of that form asks:
 * the router hears one guard only.
 */
export function DialogOverFormGuard() {
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  useHoldDialog(isDirty);
  useUnsaved(isDirty, useRef(false));
  return null;
}
