import { DuplicateHint } from '../duplicates/DuplicateHint.tsx';

/** Below the name: clients with a near one. */
export default function NameHint() {
  return <DuplicateHint by="name" />;
}
