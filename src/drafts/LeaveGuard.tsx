import { useBlocker } from 'react-admin';
import type { RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { hasUnsaved } from './unsavedCount.ts';
import { useUnsaved } from './useUnsaved.ts';
import { LeaveQuestion } from '../shell/feedback/LeaveQuestion.tsx';

interface LeaveGuardProps {
  /** Whether there are unsaved changes outside of the form. */
  readonly hasMore: boolean;
  /** Set after saving, discarding or deletion: leaving needs no confirmation then. */
  readonly isDone: RefObject<boolean>;
  /** Called when the input is discarded. */
  readonly onLeave: () => void;
}

/** Asks before unsaved input of a form or a dialog over it is lost, on navigation and on closing the tab. */
export function LeaveGuard({ hasMore, isDone, onLeave }: LeaveGuardProps) {
  const { dirtyFields } = useFormState();
  useUnsaved(hasMore || Object.keys(dirtyFields).length > 0, isDone);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() && !isDone.current && currentLocation.pathname !== nextLocation.pathname,
  );

  return (
    <LeaveQuestion
      open={blocker.state === 'blocked'}
      onLeave={() => {
        onLeave();
        blocker.proceed?.();
      }}
      onStay={() => blocker.reset?.()}
    />
  );
}
