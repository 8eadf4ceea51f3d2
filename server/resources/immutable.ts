import type { Issue } from '../../domain/validation/issue.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Db } from '../db/transaction.ts';
import { differing, type Replacement } from './differing.ts';
import { isImmutable, storageOf } from './storage.ts';

/** Of each input, an issue for each property that is set when a record is made and comes with another value than it has. */
export async function immutableIssues(
  db: Db,
  resource: Resource,
  tenant: string,
  inputs: readonly Replacement[],
): Promise<Issue[][]> {
  const fields = storageOf(resource).fields.filter(({ name }) => isImmutable(resource, name));
  const given = fields.filter(({ name }) => inputs.some(({ input }) => input[name] !== undefined));
  if (given.length === 0) return inputs.map(() => []);
  const changed = await differing(db, resource, tenant, given, inputs);
  return inputs.map(({ input }, at) =>
    (changed[at] ?? [])
      .filter((name) => input[name] !== undefined)
      .map((path) => ({ path, key: 'validation.immutable' })),
  );
}
