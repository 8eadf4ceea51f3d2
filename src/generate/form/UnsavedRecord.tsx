import { useFormContext, useFormState } from 'react-hook-form';
import type { Resource } from '../../../schemas/resource.ts';
import { keepable } from '../../drafts/keepable.ts';
import { Unsaved } from '../../drafts/Unsaved.tsx';
import type { Once } from '../../drafts/useOnce.ts';

interface UnsavedRecordProps {
  readonly resource: Resource;
  /** The record that is there already. */
  readonly record?: string;
  /** Whether there is something to lose besides the form's fields. */
  readonly hasMore?: boolean;
  readonly once: Once;
}

/** What is typed into a generated form and not saved. */
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
