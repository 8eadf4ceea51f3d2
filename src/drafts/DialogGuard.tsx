import { useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useHoldDialog } from '../shell/dialog/closingContext.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

/** Asks before a dialog's input is lost, on closing and navigation. */
export function DialogGuard({ hasMore = false }: { readonly hasMore?: boolean }) {
  const { dirtyFields } = useFormState();
  const isDone = useRef(false);
  useHoldDialog(hasMore || Object.keys(dirtyFields).length > 0);
  return <LeaveGuard hasMore={hasMore} isDone={isDone} onLeave={() => (isDone.current = true)} />;
}
