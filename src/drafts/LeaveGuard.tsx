import { useBlocker } from 'ra-core';
import type { RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { hasUnsaved } from './unsaved.ts';
import { useUnsaved } from './useUnsaved.ts';
import { LeaveQuestion } from '../shell/feedback/LeaveQuestion.tsx';

interface LeaveGuardProps {
  /** Whether there is something to lose besides the form's fields. */
  readonly hasMore: boolean;
  /** Set once all is saved, given up, or its record is gone: then nobody is asked. */
  readonly isDone: RefObject<boolean>;
  /** It is left, and lost. */
  readonly onLeave: () => void;
}

/** Asks before what was entered in the form around, or in a dialog over it, is lost: on the way to another page, and when the tab is closed. */
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
