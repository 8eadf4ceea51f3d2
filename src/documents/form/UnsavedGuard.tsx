import { LeaveGuard } from '../../generate/form/LeaveGuard.tsx';
import { useLines } from '../grid/linesStore.ts';

/** Asks before the document is left unsaved: its fields, its lines or a logo that was chosen. */
export function UnsavedGuard({ hasFile }: { readonly hasFile: boolean }) {
  const hasDirtyLines = useLines((state) => state.dirty);
  return <LeaveGuard hasMore={hasDirtyLines || hasFile} />;
}
