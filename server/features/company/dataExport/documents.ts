import { safeName } from '../../../../domain/files/safeName.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { csvLines } from '../../../../domain/csv.ts';
import { documentLanguage } from '../../../../domain/documents/language.ts';
import type { Language } from '../../../../domain/languages.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { ApiError } from '../../../base/errors.ts';
import { readInTenant } from '../../../database/transaction.ts';
import { drawFound, type DrawingBy } from '../../../engine/documents/drawing/draw.ts';
import { selectDocuments } from '../../../engine/documents/drawing/drawMany.ts';
import { copyOf, findDocument } from '../../../engine/documents/drawing/findDocuments.ts';
import type { Engine } from '../../../engine/documents/engine.ts';
import { engineOf } from '../../../engine/documents/engineOf.ts';
import type { FoundDocument } from '../../../engine/documents/foundDocument.ts';
import { showAsItStands } from '../../../engine/documents/public/visits.ts';
import type { Archived } from '../../../files/zip.ts';
import type { Scope } from '../../../identity/scope.ts';

interface Issued {
  readonly uuid: string;
  readonly number: string;
  readonly created: string;
}

/** Documents that are found at a time. */
const perPage = 50;

const issued = `invoices where tenant_id = $1 and number is not null and status <> 'draft'`;

const select = `
  select uuid, full_number as number, created::text from ${issued} and uuid > $2 order by uuid limit ${perPage}`;

/** Counts the documents of a company, for the progress. */
export const documentCount = `select count(*)::int as count from ${issued}`;

const first = '00000000-0000-0000-0000-000000000000';

/** What makes a drawing wait for others, and how often it does. */
const passing: ReadonlySet<string> = new Set(['busy', 'too_many_requests', 'unavailable']);
const mostWaits = 30;

/**
 * Yields the issued documents of a company as they were issued: as they are kept, or drawn. What cannot be drawn is named, with
 * the reason, in a list at the end.
 */
export async function* documentsOf(
  by: DrawingBy,
  scope: Scope,
  language: Language,
  onEach: () => void,
): AsyncGenerator<Archived> {
  const engine = await engineOf(invoices);
  const tenant = scope.tenant.id;
  const missing: string[][] = [];
  for (let after = first; ;) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const { page, found, refused } = await readInTenant(by.pool, tenant, async (db) => {
      const rows = await db.query<Issued>(select, [tenant, after]);
      const keys = rows.map(({ uuid }) => uuid);
      return { page: rows, ...(await selectDocuments(db, tenant, engine, keys)) };
    });
    const of = new Map(page.map((row) => [row.uuid, row]));
    const note = (key: string, error: ApiError) => missing.push([of.get(key)?.number ?? '', key, error.code]);
    for (const { key, error } of refused) note(key, error);
    for (const document of found) {
      const { number = '', created = '' } = of.get(document.uuid) ?? {};
      const locale = documentLanguage(document.language ?? undefined, document.country ?? undefined) ?? language;
      try {
        // oxlint-disable-next-line no-await-in-loop -- one at a time, so that others get their turns
        const bytes = await drawn(by, scope, engine, document, locale);
        yield { name: `documents/${created.slice(0, 4)}/${safeName(number)} ${document.uuid}.pdf`, bytes };
      } catch (error) {
        // What fails for other reasons is tried again: an archive without it would look complete.
        if (!(error instanceof ApiError) || passing.has(error.code)) throw error;
        note(document.uuid, error);
      }
      onEach();
    }
    const last = page.at(-1);
    if (!last || page.length < perPage) break;
    after = last.uuid;
  }
  if (missing.length > 0)
    yield { name: 'documents/missing.csv', bytes: Buffer.from(csvLines([['number', 'uuid', 'reason'], ...missing])) };
}

/** Draws a document as issued, once there is a turn for it. */
async function drawn(by: DrawingBy, scope: Scope, engine: Engine, found: FoundDocument, locale: Language) {
  for (let waits = 0; ; waits += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the next attempt follows a pause
      return await asIssued(by, scope, engine, found, locale);
    } catch (error) {
      if (!(error instanceof ApiError && passing.has(error.code)) || waits === mostWaits) throw error;
      // oxlint-disable-next-line no-await-in-loop -- as above
      await sleep(1_000, undefined, { signal: by.signal });
    }
  }
}

async function asIssued(by: DrawingBy, scope: Scope, engine: Engine, found: FoundDocument, locale: Language) {
  const tenant = scope.tenant.id;
  let known: FoundDocument | undefined = found;
  const { bytes } = await showAsItStands(async () => {
    const { uuid } = found;
    const current = known ?? (await readInTenant(by.pool, tenant, (db) => findDocument(db, tenant, engine, { uuid })));
    known = undefined;
    return drawFound(by, scope, { engine, found: copyOf(current, 'issued'), locale, form: { kind: 'pdf' } });
  });
  return bytes;
}
