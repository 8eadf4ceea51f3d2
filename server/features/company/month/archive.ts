import type { FastifyRequest } from 'fastify';
import { csvLines, listSeparators } from '../../../../domain/csv.ts';
import { safeName } from '../../../../domain/files/safeName.ts';
import type { Period } from '../../../../domain/dates/period.ts';
import type { MonthSegment } from '../../../../domain/reports/monthParts.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { failureOf } from '../../../base/failures/failures.ts';
import { pluralOf, translate } from '../../../base/i18n.ts';
import { drawEach, selectDocuments } from '../../../engine/documents/drawing/drawMany.ts';
import { engineOf } from '../../../engine/documents/engineOf.ts';
import type { Archived, ArchivedParts } from '../../../files/zip.ts';
import type { Tenant } from '../../../identity/actor.ts';
import { readInCompany, scopeOfCompany } from '../../../identity/companies.ts';
import { goneSignal } from '../../../limits/abortSignal.ts';
import { selectDocumentsOf } from './documents.ts';
import { csvFile, listsOf } from './lists.ts';

type File = Archived | ArchivedParts;

/** Yields the files of one part of a month: of each company its lists and summary first, then its documents. */
export async function* monthFiles(
  request: FastifyRequest,
  companies: readonly Tenant[],
  segments: readonly MonthSegment[],
  period: Period,
): AsyncGenerator<File> {
  const folderOf = foldersOf(companies);
  for (const segment of segments) {
    const tenant = companies.find(({ slug }) => slug === segment.tenant);
    if (!tenant) continue;
    const within = <F extends File>(file: F): F => ({ ...file, name: folderOf(tenant) + file.name });
    if (segment.from === 0) for await (const file of listsOf(request, tenant, period)) yield within(file);
    for await (const file of documentsOf(request, tenant, segment, period)) yield within(file);
  }
}

/** A company alone needs no folder; several have one by their name, or by their short name where names are the same. */
function foldersOf(companies: readonly Tenant[]): (tenant: Tenant) => string {
  if (companies.length < 2) return () => '';
  const names = companies.map(({ name }) => safeName(name).toLowerCase());
  return ({ name, slug }) => {
    const folder = safeName(name);
    const isUnique = folder !== '' && names.filter((each) => each === folder.toLowerCase()).length === 1;
    return `${isUnique ? folder : slug}/`;
  };
}

async function* documentsOf(
  request: FastifyRequest,
  tenant: Tenant,
  segment: MonthSegment,
  period: Period,
): AsyncGenerator<Archived> {
  if (segment.count === 0) return;
  const { language, server } = request;
  const engine = await engineOf(invoices);
  const failed: string[][] = [];
  const { selection, numbers } = await readInCompany(request, tenant, async (db) => {
    const found = await selectDocumentsOf(db, tenant.id, period, segment);
    const keys = found.map(({ uuid }) => uuid);
    return {
      numbers: new Map(found.map(({ uuid, number }) => [uuid, number])),
      selection: await selectDocuments(db, tenant.id, engine, keys),
    };
  });
  const note = ({ key, error }: (typeof selection.refused)[number]) =>
    failed.push([String(numbers.get(key) ?? ''), failureOf(error, request).detail]);
  for (const refused of selection.refused) note(refused);
  const by = { pool: server.pool, documents: server.documents, signal: goneSignal(request), log: request.log };
  const folder = `${pluralOf(language, invoices.name)}/`;
  for await (const { name, bytes } of drawEach(by, scopeOfCompany(request, tenant), {
    engine,
    selection,
    locale: undefined,
    language,
    mostBytes: server.budgets.archiveBytes,
    onRefused: note,
  })) {
    yield { name: folder + name, bytes };
  }
  if (failed.length === 0) return;
  const head = ['number', 'reason'].map((each) => translate(language, `month.missing.${each}`));
  const name = translate(language, 'month.missing.name', { from: segment.from + 1 });
  yield csvFile(`${folder}${name}.csv`, csvLines([head, ...failed], listSeparators[language]));
}
