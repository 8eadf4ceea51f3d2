import { sql } from 'kysely';
import { orderOf } from '../../../domain/lists/order.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { compile } from '../../../server/database/queries/statements.ts';
import { wordsOf } from '../../../server/engine/lists/ordering.ts';
import { valueOf } from '../../../server/engine/resources/select.ts';
import { columnAt, storageOf, type Field } from '../../../server/engine/resources/storage.ts';
import * as contractRows from '../../../server/features/recurrence/contracts/rows.ts';
import { readingOf } from '../../../server/features/invoicing/invoices/reading/rows.ts';
import type { ListCase } from './listCases.ts';

/** The tables and order of a list, and an expression for its total count if the database stores that. */
interface Source {
  readonly columns: string;
  readonly tables: string;
  readonly alias: string;
  readonly order?: string;
  /** The search matches if one of these texts contains the term. */
  readonly searched?: readonly string[];
  readonly kept?: string;
}

/** The sources of lists with a handwritten reader. */
const own: Readonly<Record<string, (fields: readonly string[]) => Source>> = {
  companies: () => ({
    columns: 'c.company',
    tables: 'companies_of(array[$1]::uuid[]) c',
    alias: 'c',
    order: `norm(c.company ->> 'name')`,
    searched: [`norm(c.company ->> 'name')`],
  }),
  contracts: () => ({ columns: contractRows.summaryColumns, tables: contractRows.contractTables, alias: 'c' }),
  invoices: (fields) => ({
    ...readingOf(fields),
    alias: 'i',
    kept: '(select sum(n) from invoice_counts where tenant_id = $1)',
  }),
};

const pathsOf = (fields: readonly Field[], prefix = ''): [string, Field][] =>
  fields.flatMap((field) =>
    field.is === 'nested' ? pathsOf(field.fields, `${prefix}${field.name}.`) : [[prefix + field.name, field]],
  );

/** The columns of a table for these paths; references become objects. */
function columnsOf(resource: Resource, fields: readonly string[]): string {
  const storage = storageOf(resource);
  const isAsked = (path: string) =>
    fields.some((field) => field === path || field.startsWith(`${path}.`) || path.startsWith(`${field}.`));
  const read = pathsOf(storage.fields).flatMap(([path, field]) =>
    path === storage.key || isAsked(path) ? [field] : [],
  );
  return read
    .map((field) =>
      field.is === 'scalar'
        ? `t."${field.column}"`
        : `${compile(sql`to_jsonb(${valueOf(field, 't')})`).text} as "${field.name}"`,
    )
    .join(', ');
}

function sourceOf(resource: Resource, fields: readonly string[]): Source {
  const made = own[resource.name];
  if (made) return made(fields);
  const { table } = storageOf(resource);
  const source = { columns: columnsOf(resource, fields), tables: `"${table}" t`, alias: 't' };
  // The database stores no count of a view.
  if (resource.derived) return source;
  return {
    ...source,
    ...(resource.scope === 'tenant'
      ? { kept: `(select sum(n) from row_counts where tenant_id = $1 and table_name = '${table}')` }
      : {
          searched: resource.list.search.map(
            (path) => `norm(t."${columnAt(storageOf(resource).fields, path).column}")`,
          ),
        }),
  };
}

/** The list's default order, as its index defines it. */
function orderingOf(resource: Resource, alias: string): string {
  const { fields, key } = storageOf(resource);
  const terms = orderOf(resource.list.sort).map(({ field, descending }) => {
    const column = columnAt(fields, field);
    const by = `${alias}."${column.column}"`;
    return `${wordsOf(column).words ? `norm(${by})` : by}${descending ? ' desc' : ''}`;
  });
  return [...terms, `${alias}."${key}"${resource.list.sort[0].startsWith('-') ? ' desc' : ''}`].join(', ');
}

/** Returns one statement for a case, as written by hand for these tables. */
export function bareStatement({ resource, fields, filter, term, offset, after }: ListCase, tenant: string) {
  const { columns, tables, alias, kept, ...source } = sourceOf(resource, fields);
  const { order = orderingOf(resource, alias), searched = [`${alias}.search_text`] } = source;
  const values: unknown[] = [tenant];
  const place = (value: unknown) => `$${values.push(value)}`;
  const pattern = term && place(`%${term}%`);
  const narrowed = [
    ...(filter ? [`${alias}."${filter.column}" = ${place(filter.value)}`] : []),
    ...(term ? [`(${searched.map((text) => `${text} like ${pattern}`).join(' or ')})`] : []),
  ];
  const wanted = [
    resource.scope === 'tenant' ? `${alias}.tenant_id = $1` : '$1::uuid is not null',
    ...(resource.archive ? [`not ${alias}.archived`] : []),
    ...narrowed,
  ].join(' and ');
  const table = `"${storageOf(resource).table}"`;
  const from = alias === 'c' && resource.scope === 'platform' ? tables : `${table} ${alias}`;
  const counting = `(select count(*) from (select from ${from} where ${wanted} limit 10001) f)`;
  const behind = after
    ? ` and (${alias}.created_at, ${alias}.uuid) < (
        select k.created_at, k.uuid from ${table} k where k.tenant_id = $1 and k.uuid = ${place(after)})`
    : '';
  const count = narrowed.length === 0 && kept ? kept : counting;
  const text = `select ${columns}, ${count} as count from ${tables} where ${wanted}${behind}
    order by ${order} limit 10${offset ? ` offset ${place(offset)}` : ''}`;
  return { text, values };
}
