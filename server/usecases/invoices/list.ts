import { countLimit } from '../../../domain/lists/countLimit.ts';
import type { Db } from '../../db/transaction.ts';
import { conditions } from '../../db/conditions.ts';
import { conditionsOf, isNarrowed, searchOf, type InvoiceFilter } from './listFilter.ts';
import { afterText, orderOf, orderText, type InvoiceSort } from './listOrder.ts';
import { invoiceTables, summaryColumns, type InvoiceRow } from './rows.ts';

export interface InvoiceListQuery {
  readonly filter: InvoiceFilter;
  readonly sort: InvoiceSort;
  readonly page: number;
  readonly perPage: number;
  /** The key of the invoice the page begins behind, in place of `page`: as fast at any depth as the first page. */
  readonly after?: string | undefined;
  /** Whether it is also told how many match. */
  readonly isCounted: boolean;
}

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A page of invoices, newest first where nothing is asked, and how many match. */
export async function listInvoices(
  db: Db,
  tenant: string,
  query: InvoiceListQuery,
): Promise<{ rows: InvoiceRow[]; count: number | undefined }> {
  const page = pageOf(tenant, query);
  const total = query.isCounted ? countOf(tenant, query.filter) : undefined;
  const [rows, counted] = await Promise.all([
    db.query<InvoiceRow>(page.text, page.values),
    total && db.query<{ count: number }>(total.text, total.values),
  ]);
  return { rows, count: counted?.[0]?.count };
}

function pageOf(tenant: string, query: InvoiceListQuery): Statement {
  const skipped = query.after ? 0 : (query.page - 1) * query.perPage;
  const search = query.after ? undefined : searchOf(query.filter);
  if (search) {
    const by = orderOf(query.sort).map(({ column, descending }) => (descending ? `-${column}` : column));
    const values = [tenant, search.term, search.statuses, by, query.perPage, skipped];
    return pageOfKeys({ text: 'select find_invoices($2, $3, $4, $5, $6)', values });
  }
  return skipped === 0 ? pageFromStart(tenant, query) : pageOfKeys(keysBehind(tenant, query, skipped));
}

/** Walks the order's own index from where the page starts. The limit is told in words, so that one plan is kept. */
function pageFromStart(tenant: string, { filter, sort, perPage, after }: InvoiceListQuery): Statement {
  const order = orderOf(sort);
  const where = conditionsOf(tenant, filter);
  const behind = after ? ` and ${afterText(order, where.value(after))}` : '';
  const text = `select ${summaryColumns} from ${invoiceTables}
    where ${where.text()}${behind} order by ${orderText(order)} limit ${perPage}`;
  return { text, values: where.values };
}

/** The keys of a page behind so many others: they are found in the index alone, without the wide rows. */
function keysBehind(tenant: string, { filter, sort, perPage }: InvoiceListQuery, skipped: number): Statement {
  const where = conditionsOf(tenant, filter);
  const text = `select i.uuid from invoices i where ${where.text()}
    order by ${orderText(orderOf(sort))} limit ${where.value(perPage)} offset ${where.value(skipped)}`;
  return { text, values: where.values };
}

/** The invoices of these keys, in their order; as an array they tell the planner that few wide rows follow. */
function pageOfKeys({ text, values }: Statement): Statement {
  return {
    text: `select ${summaryColumns} from unnest(array(${text})) with ordinality page (uuid, place)
      join (${invoiceTables}) on i.tenant_id = $1 and i.uuid = page.uuid order by page.place`,
    values,
  };
}

/** Whole lists and those of some statuses are counted from the kept counters, at any size; others up to the limit. */
function countOf(tenant: string, filter: InvoiceFilter): Statement {
  const bound = countLimit + 1;
  const search = searchOf(filter);
  if (search) {
    return { text: 'select count_found_invoices($1, $2, $3) as count', values: [search.term, search.statuses, bound] };
  }
  if (isNarrowed(filter, 'status')) {
    const where = conditionsOf(tenant, filter);
    const text = `select count(*) from (select from invoices i where ${where.text()} limit ${bound}) matching`;
    return { text, values: where.values };
  }
  const where = conditions('tenant_id = $', tenant);
  if (filter.status) where.add('status = any($)', filter.status.split(','));
  const text = `select coalesce(sum(n), 0)::bigint as count from invoice_counts where ${where.text()}`;
  return { text, values: where.values };
}
