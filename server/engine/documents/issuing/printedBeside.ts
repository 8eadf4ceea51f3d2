import type { Db } from '../../../database/transaction.ts';

/** SQL: what a document prints beside its own content, by the column that refers to it, as a row `x`. */
const sources = {
  account_uuid: {
    table: 'accounts',
    key: 'x.uuid',
    content: "concat_ws(E'\\n', x.name, printed_details(x.tenant_id, x.uuid))",
  },
  service_provider_uuid: {
    table: 'companies',
    key: 'x.uuid',
    content: "concat_ws(E'\\n', x.responsible_name, x.responsible_email)",
  },
  template: { table: 'invoice_templates', key: 'x.uuid::text', content: 'x.content::text' },
} as const;

type Beside = keyof typeof sources;

const besides: readonly Beside[] = ['account_uuid', 'service_provider_uuid', 'template'];

const unprintable = (at: Beside): string =>
  `from ${sources[at].table} x where x.tenant_id = $1 and is_unprintable(${sources[at].content})`;

/**
 * SQL: whether the account, contact or template that a document prints has a letter without a font. `aliases` has the row
 * that refers to each; the tenant is `$1`. An array is read once for any number of rows.
 */
export const isUnprintableBeside = (aliases: Readonly<Record<Beside, string>>): string =>
  `(${besides.map((at) => `${aliases[at]}.${at} = any (array(select ${sources[at].key} ${unprintable(at)}))`).join(' or ')})`;

/** An account, contact or template that a document prints, and that has a letter without a font. */
export interface UnprintableBeside {
  /** The document. */
  readonly uuid: string;
  readonly at: Beside;
  readonly name: string;
  /** Lines of text, or the JSON of a template. */
  readonly content: string;
}

const selectOf = (documents: string): string =>
  besides
    .map(
      (at) => `
  select d.uuid, '${at}' as at, x.name, ${sources[at].content} as content from ${documents}
  cross join lateral (select * ${unprintable(at)} and ${sources[at].key} = d.${at}) x`,
    )
    .join(' union all ');

/** Reads those of stored documents. */
export const unprintableBeside = (
  db: Db,
  tenant: string,
  table: string,
  keys: readonly string[],
): Promise<UnprintableBeside[]> =>
  db.query(selectOf(`(select * from ${table} where tenant_id = $1 and uuid = any($2::uuid[])) d`), [tenant, keys]);

const ofEntered = selectOf(
  'jsonb_to_record($2) d (uuid uuid, account_uuid uuid, service_provider_uuid uuid, template text)',
);

/** Reads those of a document that is issued as it is entered. */
export const unprintableBesideEntered = (
  db: Db,
  tenant: string,
  entered: Readonly<Partial<Record<Beside, string | null>>>,
): Promise<UnprintableBeside[]> => db.query(ofEntered, [tenant, JSON.stringify(entered)]);
