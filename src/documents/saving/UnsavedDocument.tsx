import { useFormContext, useFormState } from 'react-hook-form';
import { keepable } from '../../drafts/keepable.ts';
import { Unsaved } from '../../drafts/Unsaved.tsx';
import type { Once } from '../../drafts/useOnce.ts';
import { inputFor, useEnteredDocument, type FormValues } from '../form/documentForm.ts';
import { fieldOfUnmatched } from '../../kinds/shared/combobox/unmatchedText.ts';
import { useLines, useLinesStore } from '../grid/lines/linesStore.ts';
import { packLines, unpackLines } from './draftLines.ts';

/** Guards unsaved input of a document: fields, lines, and selected files, which are not kept. */
export function UnsavedDocument({ once }: { readonly once: Once }) {
  const { form, start, logo } = useEnteredDocument();
  const { getValues, setValue, watch } = useFormContext<FormValues>();
  const { dirtyFields } = useFormState<FormValues>();
  const store = useLinesStore();
  const hasDirtyLines = useLines((state) => state.dirty);
  return (
    <Unsaved
      resource={form.resource}
      record={start.edited?.uuid}
      once={once}
      hasMore={hasDirtyLines || logo !== undefined}
      typed={() => {
        const { accepted: _, remove_logo: __, ...typed } = getValues();
        const dirtyOnes = Object.entries(typed).filter(([name]) => name in dirtyFields);
        const fields = keepable(inputFor(form).schema, Object.fromEntries(dirtyOnes));
        const { lines, dirty } = store.get();
        if (!dirty && Object.keys(fields).length === 0) return undefined;
        return { fields, ...(dirty && { lines: packLines(lines) }) };
      }}
      subscribe={(changed) => {
        const watching = watch(changed);
        const unsubscribe = store.subscribe(changed);
        return () => {
          watching.unsubscribe();
          unsubscribe();
        };
      }}
      onRestore={({ fields, lines }) => {
        for (const [name, value] of Object.entries({ ...(fields as object) }))
          if (Object.hasOwn(getValues(), fieldOfUnmatched(name) ?? name)) setValue(name, value, { shouldDirty: true });
        const kept = unpackLines(lines);
        if (kept) store.dispatch({ type: 'load', lines: kept, dirty: true });
      }}
    />
  );
}
