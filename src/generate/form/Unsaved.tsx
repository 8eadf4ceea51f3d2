import { useFormContext, useFormState } from 'react-hook-form';
import type { RefObject } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { DraftOffer } from '../../drafts/DraftOffer.tsx';
import { keepable } from '../../drafts/keepable.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

interface UnsavedProps {
  readonly resource: Resource;
  /** The record that is there already. */
  readonly record?: string;
  /** Whether there is something to lose besides the form's fields. */
  readonly hasMore?: boolean;
  /** Set once all is saved, given up, or its record is gone. */
  readonly isDone: RefObject<boolean>;
}

/** What is typed and not saved: kept in this browser, offered again, and not left without a question. */
export function Unsaved({ resource, record, hasMore, isDone }: UnsavedProps) {
  const { getValues, setValue, watch } = useFormContext();
  const { dirtyFields } = useFormState();
  const draft = useDraft({
    resource: resource.name,
    record,
    isDone,
    typed: () => {
      const dirty = Object.entries(getValues()).filter(([name]) => name in dirtyFields);
      const kept = keepable(resource.schema, Object.fromEntries(dirty));
      return Object.keys(kept).length > 0 ? kept : undefined;
    },
    subscribe: (changed) => {
      const watching = watch(changed);
      return () => watching.unsubscribe();
    },
  });
  return (
    <>
      <LeaveGuard hasMore={hasMore} isDone={isDone} onLeave={draft.giveUp} />
      <DraftOffer
        draft={draft}
        onRestore={(content) => {
          for (const [name, value] of Object.entries(content)) setValue(name, value, { shouldDirty: true });
        }}
      />
    </>
  );
}
