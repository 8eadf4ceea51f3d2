import { isForStatus } from '../../../../domain/actions/commands.ts';
import { memoized } from '../../../../domain/memoized.ts';
import type { Db } from '../../../database/transaction.ts';
import { calledOf } from '../../../drawing/documentName.ts';
import type { DocumentHeader, DocumentLocale, UnreadRequest } from '../../../drawing/request.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { Engine, IssuableRow } from '../engine.ts';
import type { AddressedDocument, Copy, FoundDocument } from '../foundDocument.ts';
import { namesOf } from '../names.ts';
import { hasPrintedNumber } from '../numbering/numbersText.ts';
import { contactVersion, languageColumn, printedColumns, type Printed } from './printedFields.ts';
import { linked } from '../public/publicLink.ts';
import { linesColumn } from '../lines/storedLines.ts';
import { drawnWith, readContent, templateJoin } from './templateContent.ts';

const statementsOf = memoized(({ resource, source, logos, isVisited, keepsPrint, isUndrawn }: Engine) => {
  const { tables, alias, columns } = source;
  const names = namesOf(resource);
  const [tenant, account, provider] = ['tenant_id', 'account_uuid', 'service_provider_uuid'].map(
    (column) => `${alias}.${column}`,
  ) as [string, string, string];
  const content = isVisited ? `${alias}.version - (${alias}.seen_at is not null)::int` : `${alias}.version`;
  const template = `coalesce($1::text, ${alias}.template)`;
  const isOwn = `(${template} = ${alias}.template or t.link = ${alias}.template or t.uuid::text = ${alias}.template)`;
  const kept = keepsPrint ? `case when ${isOwn} then ${alias}.template_version_uuid end` : 'null::uuid';
  const edition = keepsPrint
    ? `case when ${isOwn} and ${alias}.number is not null and ${alias}.status <> 'draft' then ${alias}.edition end`
    : 'null::integer';
  const foundWith = (more = '') => `
  select ${['uuid', 'status', 'version', 'number', ...(hasPrintedNumber(resource) ? ['full_number'] : []), 'public_hash'].map((column) => `${alias}.${column}`).join(', ')},
    ${isVisited ? `${alias}.seen_at` : 'null as seen_at'},
    ${drawnWith('k.version')}, ${edition} as edition, ${keepsPrint ? `not (${keepsPrint.unchanged})` : 'false'} as differs,
    concat_ws(' ', ${content}, coalesce(k.version::text, t.uuid || ' ' || t.xmin), ${logos.version(alias)},
      (select 'account ' || a.version from accounts a where a.tenant_id = ${tenant} and a.uuid = ${account}),
      ${contactVersion(tenant, provider)}) as state${more}
  from ${names.table} ${alias}
  left ${templateJoin(tenant, template)}
  cross join lateral (select ${kept} as version) k`;
  const isThere = `(t.uuid is not null or k.version is not null) and ${isUndrawn ? `not (${isUndrawn}) and` : ''}`;
  const found = foundWith();
  const addressee = `, ${languageColumn(tenant, provider)}, ${alias}.service_buyer #>> '{location,country,identifier}' as country`;
  return {
    find: `${found} where ${isThere} ${tenant} = $2 and ${alias}.uuid = $3`,
    findMany: `${foundWith(addressee)} where ${isThere} ${tenant} = $2 and ${alias}.uuid = any($3::uuid[])`,
    findLinked: `${found} where ${isThere} ${tenant} = ${linked.tenant} and ${alias}.uuid = ${linked.uuid}`,
    read: `
  select ${columns}, ${linesColumn(names, alias)}::text as lines_text, ${content} = $3 as stands, ${printedColumns(alias, keepsPrint ? `${alias}.printed` : undefined)}
  from ${tables} where ${tenant} = $1 and ${alias}.uuid = $2`,
  };
});

/**
 * Finds a document by its key, as its own template or another one (link or uuid) draws it. Throws `not_found`, also
 * while its status does not offer the view `pdf`, or `preview` if it is scheduled, and for a copy that there is not.
 */
export async function findDocument(
  db: Db,
  tenant: string,
  engine: Engine,
  request: { readonly uuid: string; readonly template?: string; readonly copy?: Copy | undefined },
): Promise<FoundDocument> {
  const { uuid, template, copy } = request;
  if (engine.drawing) return drawable(engine, await engine.drawing.find(db, tenant, request));
  const [own] = await db.query<FoundDocument>(statementsOf(engine).find, [template, tenant, uuid]);
  return copyOf(drawable(engine, own ?? (await engine.scheduled?.find(db, tenant, request))), copy);
}

/** Finds many documents by key, each in its own template, in any order; those that cannot be drawn are missing. */
export async function findDocuments(
  db: Db,
  tenant: string,
  engine: Engine,
  keys: readonly string[],
): Promise<AddressedDocument[]> {
  const found = await db.query<AddressedDocument>(statementsOf(engine).findMany, [null, tenant, keys]);
  return found.filter((each) => isDrawable(engine, each));
}

/** Like `findDocument`, for the document of a public link. */
export async function findLinkedDocument(db: Db, engine: Engine, template?: string): Promise<FoundDocument> {
  if (engine.drawing) return drawable(engine, await engine.drawing.findLinked(db));
  const [found] = await db.query<FoundDocument>(statementsOf(engine).findLinked, [template]);
  return drawable(engine, found);
}

/** Returns a found document as the copy to draw. Throws `not_found` for a copy as issued of one that is not. */
export function copyOf(found: FoundDocument, copy: Copy | undefined): FoundDocument {
  if (copy === 'issued' && (found.number === null || found.status === 'draft')) throw new ApiError('not_found');
  return { ...found, copy };
}

function drawable(engine: Engine, found: FoundDocument | undefined): FoundDocument {
  if (!found || !isDrawable(engine, found)) throw new ApiError('not_found');
  return found;
}

function isDrawable({ resource: { actions } }: Engine, found: FoundDocument): boolean {
  const { pdf, preview } = actions?.views ?? {};
  const drawing = found.isScheduled ? preview : pdf;
  return !drawing || isForStatus(drawing, found);
}

type PrintedRow = IssuableRow &
  Readonly<Record<string, unknown>> &
  Printed & { readonly lines_text: string; readonly stands: boolean };

/** Reads all data of a document. Throws `stale` if it has changed since it was found. */
export async function readDocument(
  db: Db,
  scope: Scope,
  engine: Engine,
  found: FoundDocument,
  locale: DocumentLocale,
): Promise<UnreadRequest> {
  const own = found.isScheduled ? engine.scheduled : engine.drawing;
  if (own) return own.read(db, scope, found, locale);
  const { uuid, version, seen_at, drawn_with, copy } = found;
  const { resource, logos, toRecord, keepsPrint } = engine;
  const tenant = scope.tenant.id;
  const [[read], logo, template] = await Promise.all([
    db.query<PrintedRow>(statementsOf(engine).read, [tenant, uuid, version - (seen_at === null ? 0 : 1)]),
    logos.find(db, tenant, uuid),
    readContent(db, tenant, drawn_with),
  ]);
  if (!read?.stands) throw new ApiError('stale');
  const row = copy === 'issued' && keepsPrint ? { ...read, ...keepsPrint.asIssued(read) } : read;
  const { lines_text: lines, pay_to: account, contact } = read;
  const record = toRecord(row, scope) as Omit<DocumentHeader, 'called'>;
  const called = calledOf(resource, row.status, locale);
  const document = { ...record, called, ...(account && { account }), ...(contact && { contact }) };
  return { template, locale, document, lines, ...(logo && { logo }) };
}
