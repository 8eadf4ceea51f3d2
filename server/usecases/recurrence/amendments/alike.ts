import { areSameLines } from '../../../../domain/contracts/sameLines.ts';
import { areSameTexts, isDocument } from '../../../../domain/richText/richText.ts';
import { detailFields } from '../../../../schemas/parts/amendment.ts';
import type { Db } from '../../../db/transaction.ts';
import { draftLines } from '../../documents/renew.ts';
import { termsFields, termsNames } from '../terms.ts';
import type { NewContent } from './terms.ts';

/** What terms say beside their lines, by column. */
const columns = [...detailFields, ...termsFields.flatMap(({ rich }) => rich ?? [])];

type Details = Readonly<Record<string, unknown>>;

const selectDetails = `
  select distinct ${columns.join(', ')} from contract_terms where tenant_id = $1 and uuid = any($2::uuid[])`;

/** Whether all terms of these keys say already what is to take their place: the same lines, and the same besides. */
export async function isSaidAlready(db: Db, tenant: string, terms: ReadonlyMap<string, NewContent>): Promise<boolean> {
  const [content] = terms.values();
  const details = await db.query<Details>(selectDetails, [tenant, [...terms.keys()]]);
  if (!content || !details.every((kept) => isSaidIn(kept, content.patch))) return false;
  // One after the other: each may hold a thousand lines, and the first that differs is enough.
  for (const [key, { lines }] of terms) {
    if (lines && !areSameLines(await draftLines(db, tenant, key, termsNames), lines)) return false;
  }
  return true;
}

/** All terms are patched alike, as far as their details go. */
const isSaidIn = (kept: Details, patch: NewContent['patch']): boolean =>
  columns.every((name) => patch[name] === undefined || isSame(patch[name], kept[name]));

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (isDocument(one) && isDocument(other) && areSameTexts(one, other));
