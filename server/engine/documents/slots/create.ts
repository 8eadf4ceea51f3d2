import { numberOf } from '../../../../domain/documents/issue.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import type { CreateFile } from '../../writing/writers.ts';
import { creating } from '../drafts/drafts.ts';
import type { DraftInput } from '../engine.ts';
import { engineOf } from '../engineOf.ts';
import { hasPrintedNumber, isBySeries } from '../numbering/numbersText.ts';

/** Returns the slot that creates a document, as a draft or issued. */
export async function of(resource: Resource): Promise<CreateFile<DraftInput>> {
  const engine = await engineOf(resource);
  const [described, number] = [engine.described?.create, numberOf(resource)];
  const late = number && [
    number,
    ...(hasPrintedNumber(resource) ? ['full_number'] : []),
    ...(isBySeries(resource) ? ['series_uuid'] : []),
  ];
  return { create: creating(engine), ...(described && { described }), ...(late && { late }) };
}
