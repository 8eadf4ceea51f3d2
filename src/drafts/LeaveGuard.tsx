import { useBlocker } from 'ra-core';
import { useEffect, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { isLeaving } from '../access/leave.ts';
import { countUnsaved } from './unsaved.ts';
import { LeaveQuestion } from '../shell/feedback/LeaveQuestion.tsx';

interface LeaveGuardProps {
  /** Whether there is something to lose besides the form's fields. */
  readonly hasMore: boolean;
  /** Set once all is saved, given up, or its record is gone: then nobody is asked. */
  readonly isDone: RefObject<boolean>;
  /** It is left, and lost. */
  readonly onLeave: () => void;
}

/** Asks before what was entered in the form around is lost: on the way to another page, and when the tab is closed. */
export function LeaveGuard({ hasMore, isDone, onLeave }: LeaveGuardProps) {
  const { dirtyFields } = useFormState();
  const isDirty = hasMore || Object.keys(dirtyFields).length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isDone.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const discount = countUnsaved();
    const ask = (event: BeforeUnloadEvent) => {
      if (!isDone.current && !isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      discount();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isDirty, isDone]);

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
