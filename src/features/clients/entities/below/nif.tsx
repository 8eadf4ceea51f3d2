import { DuplicateHint } from '../duplicates/DuplicateHint.tsx';

/** Below the tax ID: the client that it belongs to. */
export default function TaxIdHint() {
  return <DuplicateHint by="tax_id" />;
}
