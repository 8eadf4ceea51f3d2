import { useFormContext, useFormState } from 'react-hook-form';
import type { Resource } from '../../../../schemas/resource.ts';
import { keepable } from '../../../drafts/keepable.ts';
import { Unsaved } from '../../../drafts/Unsaved.tsx';
import type { Once } from '../../../drafts/useOnce.ts';

interface UnsavedRecordProps {
  readonly resource: Resource;
  /** The existing record. */
  readonly record?: string;
  /** Whether there are unsaved changes outside of the form. */
  readonly hasMore?: boolean;
  readonly once: Once;
}

/** Guards unsaved input of a generated form. */
export function UnsavedRecord({ resource, hasMore = false, ...form }: UnsavedRecordProps) {
  const { getValues, setValue, watch } = useFormContext();
  const { dirtyFields } = useFormState();
  return (
    <Unsaved
      {...form}
      resource={resource}
      hasMore={hasMore}
      typed={() => {
        const dirty = Object.entries(getValues()).filter(([name]) => name in dirtyFields);
        const kept = keepable(resource.schema, Object.fromEntries(dirty));
        return Object.keys(kept).length > 0 ? kept : undefined;
      }}
      subscribe={(changed) => {
        const watching = watch(changed);
        return () => watching.unsubscribe();
      }}
      onRestore={(content) => {
        for (const [name, value] of Object.entries(content)) setValue(name, value, { shouldDirty: true });
      }}
    />
  );
}
