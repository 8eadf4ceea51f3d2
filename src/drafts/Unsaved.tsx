import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { DraftOffer } from './DraftOffer.tsx';
import type { Draft } from './draftStore.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SavedBefore } from './SavedBefore.tsx';
import { useDraft, type Drafting } from './useDraft.ts';

interface UnsavedProps extends Drafting {
  /** Whether there are unsaved changes outside of the form. */
  readonly hasMore: boolean;
  readonly onRestore: (content: Draft['content']) => void;
}

/** Manages unsaved input: stored in this browser, offered again, saved once, and guarded. */
export function Unsaved({ hasMore, onRestore, ...drafting }: UnsavedProps) {
  const { resource, record, once } = drafting;
  // For an existing record, its version is enough.
  const savedBefore = record === undefined ? once.savedBefore : undefined;
  const draft = useDraft(drafting);
  const { clearErrors } = useFormContext();
  const restored = useRef<string>(undefined);
  return (
    <>
      <LeaveGuard hasMore={hasMore} isDone={once.isDone} onLeave={() => once.finish()} />
      <DraftOffer
        draft={draft}
        onRestore={(content) => {
          onRestore(content);
          // Errors from before, above all of the field that was left for the button.
          clearErrors();
          restored.current = JSON.stringify(content);
        }}
      />
      {savedBefore && (
        <SavedBefore
          resource={resource}
          saved={savedBefore}
          onAnew={once.beginAnew}
          onOpen={() => {
            // Unchanged since it was restored, so nothing is lost: it was saved from the same draft.
            if (JSON.stringify(drafting.typed()) === restored.current) once.finish();
          }}
        />
      )}
    </>
  );
}
