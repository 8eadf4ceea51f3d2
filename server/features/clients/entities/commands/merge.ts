import { takenFields } from '../../../../../domain/clients/merging.ts';
import type { ClientMerge } from '../../../../../schemas/parts/clients/merge.ts';
import entities from '../../../../../schemas/resources/clients/entities.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import { readRecord } from '../../../../engine/resources/read.ts';
import { checkInput } from '../../../../engine/writing/check.ts';
import { requirePermission } from '../../../../identity/scope.ts';
import { mergeInto, type Client } from '../../merging/merge.ts';
import { cannotMerge } from '../../merging/refusals.ts';

/** The clients that stay, between check and apply. */
const intoOf = new WeakMap<Client, Client>();

const lock = 'select uuid from entities where tenant_id = $1 and uuid = $2 for no key update';

/** Both are clients that are in use, and the one that stays remains valid with what it takes. */
export const check: Check<Client, ClientMerge> = async (db, scope, rows, { into, take }) => {
  requirePermission(scope, `${invoices.name}:edit`);
  const [merged] = rows;
  if (!merged) return [];
  const wrong = (key: string) => [new ApiError('validation', { errors: [{ path: 'into', key }] })];
  if (into.uuid.toLowerCase() === merged.uuid) return wrong('validation.mergedWithItself');
  await db.query(lock, [scope.tenant.id, into.uuid]);
  const { record } = await readRecord(db, entities, scope.tenant.id, into.uuid);
  const stays = record as Client & { readonly archived?: boolean };
  if (stays.archived) return [cannotMerge('into_archived')];
  const taken = takenFields(stays, merged, take);
  const proposed = {
    ...stays,
    ...Object.fromEntries(taken.map((field) => [field, merged[field]])),
    ...(taken.includes('credit_limit') && { credit_currency: merged.credit_currency }),
  };
  if (taken.length > 0) await checkInput(db, entities, scope, proposed, { key: stays.uuid });
  intoOf.set(merged, stays);
  return [undefined];
};

export const apply: Apply<Client, ClientMerge> = async (db, scope, rows, { take }) => {
  for (const merged of rows) {
    const stays = intoOf.get(merged);
    // oxlint-disable-next-line no-await-in-loop -- a request names one
    if (stays) await mergeInto(db, scope, merged, stays, take);
  }
  return [];
};
