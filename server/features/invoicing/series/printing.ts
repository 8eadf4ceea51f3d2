import { isAmbiguous, plainPattern, printingIssues, type Printing } from '../../../../domain/numbering/pattern.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import type { Series } from '../../../../schemas/resources/invoicing/series.ts';
import type { Db } from '../../../database/transaction.ts';
import { requireNone } from '../../../base/errors.ts';

/** What decides how a series prints its numbers. */
export type Filled = Printing & { readonly document_type: string };

/** Returns how an input says that a series prints. */
export const printingOf = (input: Series): Printing => ({
  prefix: input.prefix ?? '',
  pattern: input.pattern ?? plainPattern,
  restart: input.restart ?? 'never',
});

// The row of `default` is locked, so that two requests do not add prefixes that they do not see.
const lockType = `
  select uuid from series where tenant_id = $1 and document_type = $2 and prefix = '' for no key update`;

const selectPrefixes = `select prefix from series where tenant_id = $1 and document_type = $2 and uuid is distinct from $3::uuid`;

/** Requires a type of documents that series number, and texts that no other series of it prints. Throws `validation`. */
export async function requirePrinting(
  db: Db,
  tenant: string,
  { document_type: type, ...printing }: Filled,
  own: string | null,
): Promise<void> {
  const known = await db.query(lockType, [tenant, type]);
  const prefixes = await db.query<{ prefix: string }>(selectPrefixes, [tenant, type, own]);
  const unknown: Issue[] = known.length > 0 ? [] : [{ path: 'document_type', key: 'validation.unknownDocumentType' }];
  const alike = prefixes.find(({ prefix }) => isAmbiguous(prefix, printing.prefix));
  const ambiguous: Issue[] = alike
    ? [{ path: 'prefix', key: 'validation.seriesAmbiguous', args: { prefix: alike.prefix } }]
    : [];
  requireNone([...unknown, ...printingIssues(printing), ...ambiguous]);
}
