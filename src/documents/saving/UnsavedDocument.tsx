import type { RefObject } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { DraftOffer } from '../../drafts/DraftOffer.tsx';
import { useDraft } from '../../drafts/useDraft.ts';
import { LeaveGuard } from '../../generate/form/LeaveGuard.tsx';
import { useEnteredDocument, type FormValues } from '../form/documentForm.ts';
import { useLines, useLinesStore } from '../grid/linesStore.ts';
import { packLines, unpackLines } from './draftLines.ts';

/** What is entered of a document and not saved: its fields, its lines or a logo that was chosen, which alone is not kept. */
export function UnsavedDocument({ isDone }: { readonly isDone: RefObject<boolean> }) {
  const { form, start, logo } = useEnteredDocument();
  const { getValues, setValue, watch } = useFormContext<FormValues>();
  const { dirtyFields } = useFormState<FormValues>();
  const store = useLinesStore();
  const hasDirtyLines = useLines((state) => state.dirty);
  const draft = useDraft({
    resource: form.resource.name,
    record: start.draft?.uuid,
    isDone,
    typed: () => {
      const { accepted: _, remove_logo: __, ...typed } = getValues();
      const fields = Object.fromEntries(Object.entries(typed).filter(([name]) => name in dirtyFields));
      const { lines, dirty } = store.get();
      if (!dirty && Object.keys(fields).length === 0) return undefined;
      return { fields, ...(dirty && { lines: packLines(lines) }) };
    },
    subscribe: (changed) => {
      const watching = watch(changed);
      const unsubscribe = store.subscribe(changed);
      return () => {
        watching.unsubscribe();
        unsubscribe();
      };
    },
  });
  return (
    <>
      <LeaveGuard hasMore={hasDirtyLines || logo !== undefined} isDone={isDone} onLeave={draft.giveUp} />
      <DraftOffer
        draft={draft}
        onRestore={({ fields, lines }) => {
          for (const [name, value] of Object.entries({ ...(fields as object) }))
            if (Object.hasOwn(getValues(), name)) setValue(name, value, { shouldDirty: true });
          const kept = unpackLines(lines);
          if (kept) store.dispatch({ type: 'load', lines: kept, dirty: true });
        }}
      />
    </>
  );
}
