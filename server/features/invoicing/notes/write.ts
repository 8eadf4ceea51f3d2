import { creating, replacing } from '../../../engine/documents/drafts/drafts.ts';
import type { DraftInput, Engine } from '../../../engine/documents/engine.ts';
import type { CreateFile, UpdateFile } from '../../../engine/writing/writers.ts';
import { readHeader } from './corrected.ts';

export const describedCreation: CreateFile['described'] = {
  summary: 'Create the draft of a note on an issued invoice.',
  description:
    'Each of `lines` names a line of the invoice as `corrects_line`, and takes its `amount` before taxes, its `quantity`, or all ' +
    'that is left of it. Parties, currency and taxes are those of the invoice. The amounts are computed again at issue.',
};

/** What a new note takes over from its invoice unless it is given. */
const proposed = [
  'company_number',
  'purchase_order',
  'buyer_reference',
  'responsible_name',
  'responsible_email',
] as const;

/** Returns the slot that creates the draft of a note: a note is issued by its command. */
export const creatingNote =
  (engine: Engine): CreateFile<DraftInput>['create'] =>
  async (db, making) => {
    const header = await readHeader(db, making.scope.tenant.id, String(making.input['corrects_uuid']));
    const taken = proposed.flatMap((name) => (header?.[name] ? [[name, header[name]]] : []));
    const input = { ...Object.fromEntries(taken), ...making.input, is_draft: true };
    return creating(engine)(db, { ...making, input });
  };

/** Returns the slot that replaces the draft of a note. */
export const replacingNote =
  (engine: Engine): UpdateFile<DraftInput>['update'] =>
  (db, replacement) =>
    replacing(engine)(db, { ...replacement, input: { ...replacement.input, is_draft: true } });
