import { isDeepStrictEqual } from 'node:util';
import { areSameLines } from '../../../../domain/recurrence/amendments/sameLines.ts';
import { areSameTexts, isDocument } from '../../../../domain/richText/richText.ts';
import { detailFields } from '../../../../schemas/parts/recurrence/amendment.ts';
import type { Db } from '../../../database/transaction.ts';
import { draftLines } from '../../../engine/documents/issuing/renew.ts';
import { termsFields, termsNames } from '../terms/terms.ts';
import type { NewContent } from './newAmounts.ts';

/** The columns of terms besides their lines. */
const columns = [...detailFields, ...termsFields.flatMap(({ rich }) => rich ?? [])];

type Details = Readonly<Record<string, unknown>>;

const selectDetails = `
  select distinct ${columns.join(', ')} from contract_terms where tenant_id = $1 and uuid = any($2::uuid[])`;

/** Returns whether all terms of these keys already equal their replacement, in lines and details. */
export async function isUnchanged(db: Db, tenant: string, terms: ReadonlyMap<string, NewContent>): Promise<boolean> {
  const [content] = terms.values();
  const details = await db.query<Details>(selectDetails, [tenant, [...terms.keys()]]);
  if (!content || !details.every((kept) => isSameIn(kept, content.patch))) return false;
  // Sequential: each may have a thousand lines, and the first difference is enough.
  for (const [key, { lines }] of terms) {
    if (lines && !areSameLines(await draftLines(db, tenant, key, termsNames), lines)) return false;
  }
  return true;
}

/** All terms get the same details. */
const isSameIn = (kept: Details, patch: NewContent['patch']): boolean =>
  columns.every((name) => patch[name] === undefined || isSame(patch[name], kept[name]));

const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(one, other) || (isDocument(one) && isDocument(other) && areSameTexts(one, other));
