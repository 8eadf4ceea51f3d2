import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { DraftOffer } from './DraftOffer.tsx';
import type { Draft } from './draftStore.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SavedBefore } from './SavedBefore.tsx';
import { useDraft, type Drafting } from './useDraft.ts';

interface UnsavedProps extends Drafting {
  /** Whether there is something to lose besides the form's fields. */
  readonly hasMore: boolean;
  readonly onRestore: (content: Draft['content']) => void;
}

/** What is typed and not saved: kept in this browser, offered again, saved once, and not left without a question. */
export function Unsaved({ hasMore, onRestore, ...drafting }: UnsavedProps) {
  const { resource, record, once } = drafting;
  // Of a record that is there, its version tells.
  const savedBefore = record === undefined ? once.savedBefore : undefined;
  const draft = useDraft(drafting);
  const { clearErrors } = useFormContext();
  const takenUp = useRef<string>(undefined);
  return (
    <>
      <LeaveGuard hasMore={hasMore} isDone={once.isDone} onLeave={() => once.finish()} />
      <DraftOffer
        draft={draft}
        onRestore={(content) => {
          onRestore(content);
          // Said of what stood there before: the field that was left for the button, above all.
          clearErrors();
          takenUp.current = JSON.stringify(content);
        }}
      />
      {savedBefore && (
        <SavedBefore
          resource={resource}
          saved={savedBefore}
          onAnew={once.beginAnew}
          onOpen={() => {
            // Where nothing was written on, there is nothing to lose: it was saved from the same draft.
            if (JSON.stringify(drafting.typed()) === takenUp.current) once.finish();
          }}
        />
      )}
    </>
  );
}
