import type { FastifyRequest } from 'fastify';
import { byteOrderMark } from '../../../../domain/csv.ts';
import type { Period } from '../../../../domain/dates/period.ts';
import type { FileColumn, FileWords } from '../../../../domain/lists/fileColumns.ts';
import {
  monthListNames,
  monthLists,
  monthSums,
  statusesIn,
  type MonthList,
  type MonthSum,
} from '../../../../domain/reports/monthSummary.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { pluralOf, translate } from '../../../base/i18n.ts';
import { csvOf, fileColumnsOf, fileQueryOf, pagesOf } from '../../../engine/export/exportPages.ts';
import { sheetsOf, type Sheet } from '../../../engine/export/sheets.ts';
import { visibleInCompanies } from '../../../engine/http/visibleFields.ts';
import { finderOf } from '../../../engine/resources/finder.ts';
import { fileWords } from '../../../files/fileWords.ts';
import type { ArchivedParts } from '../../../files/zip.ts';
import type { Tenant } from '../../../identity/actor.ts';
import { readerOfCompany, readInCompany } from '../../../identity/companies.ts';

type Pages = AsyncGenerator<readonly object[]>;

/**
 * Yields the lists of a company's month as CSV, its summary, and all of them as one workbook. Each list is read page by page
 * through the same reads as the console's, and each summary adds up the rows beside it.
 */
export async function* listsOf(request: FastifyRequest, tenant: Tenant, period: Period): AsyncGenerator<ArchivedParts> {
  const { language, server } = request;
  const words = fileWords(request, tenant.timeZone);
  const lists = await Promise.all(monthListNames.map((name) => listOf(request, tenant, name, period)));
  const summaryName = translate(language, 'month.summary');
  const inText = monthSums();
  for (const { name, title, columns, pages } of lists) {
    yield { name: `${title}.csv`, parts: encoded(csvOf(added(pages(), name, inText.add), columns, words)) };
  }
  const columns = summaryColumns;
  yield { name: `${summaryName}.csv`, parts: encoded(csvOf(summary(inText.rows, words), columns, words)) };
  const inSheets = monthSums();
  const sheets: Sheet[] = lists.map(({ name, title, pages, ...list }) => ({
    name: title,
    columns: list.columns,
    pages: added(pages(), name, inSheets.add),
  }));
  const first = { name: summaryName, columns, pages: summary(inSheets.rows, words) };
  yield {
    name: `${translate(language, 'month.name')}.xlsx`,
    parts: sheetsOf([first, ...sheets], words, server.clock.now()),
  };
}

async function listOf(request: FastifyRequest, tenant: Tenant, name: MonthList, { from, to }: Period) {
  const { language, server } = request;
  const resource = resourceCalled(request, name);
  const { find, parameters = {} } = await finderOf(resource);
  const visible = visibleInCompanies(request, resource, [tenant]);
  const date = monthLists[name];
  const columns = fileColumnsOf(visible, undefined);
  const statuses = statusesIn(name);
  const query = fileQueryOf(
    visible,
    {
      [`${date}_gte`]: from,
      [`${date}_lte`]: to,
      sort: name === 'invoices' ? 'number' : date,
      ...(statuses && { status: statuses.join(',') }),
      // Lines and taxes have none of the previous system.
      ...(name === 'invoices' && { is_imported: false }),
    },
    columns,
    Object.keys(parameters),
  );
  const reader = readerOfCompany(request, tenant);
  const pages = (): Pages =>
    pagesOf(query, (page) =>
      server.transfers.readPage(request, () => readInCompany(request, tenant, (db) => find(db, reader, page, visible))),
    );
  return { name, title: pluralOf(language, name), columns, pages };
}

function resourceCalled({ server }: FastifyRequest, name: string): Resource {
  const found = server.resources.find((resource) => resource.name === name);
  if (!found) throw new RangeError(`No resource is called ${name}`);
  return found;
}

async function* added(pages: Pages, name: MonthList, add: (list: MonthList, record: object) => void): Pages {
  for await (const page of pages) {
    for (const record of page) add(name, record);
    yield page;
  }
}

const column = (path: string, property: FileColumn['property']): FileColumn => ({
  resource: 'month',
  path,
  property,
  words: `month.columns.${path}`,
});

const summaryColumns: readonly FileColumn[] = [
  column('figure', { type: 'string' }),
  column('currency', { type: 'string', kind: 'currency' }),
  column('amount', { type: 'string', kind: 'money' }),
  column('count', { type: 'integer' }),
];

/** The rows of a summary, added up once the lists before it have been read. */
async function* summary(rows: () => readonly MonthSum[], { translate: say }: FileWords): Pages {
  yield rows().map(({ figure, ...sum }) => ({ ...sum, figure: say(`month.figures.${figure}`) }));
}

async function* encoded(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const line of lines) yield Buffer.from(line);
}

/** Lines of a CSV file in memory. */
export const csvFile = (name: string, lines: string): { name: string; bytes: Uint8Array } => ({
  name,
  bytes: Buffer.from(byteOrderMark + lines),
});
