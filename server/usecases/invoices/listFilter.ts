import { conditions, type Conditions } from '../../db/conditions.ts';

/** Written into the statement: most are of one type, and a plan for any would walk past all of them to find the other. */
const types = { individual: "'individual'", recurring: "'recurring'" } as const;

/** The filters of the specification (§3), each narrowing the list. */
export interface InvoiceFilter {
  /** Keys, comma-joined. */
  readonly uuid?: string;
  readonly service_provider?: string;
  readonly service_buyer?: string;
  readonly type?: keyof typeof types;
  readonly number?: number;
  /** One status or several, comma-joined. */
  readonly status?: string;
  readonly created_gte?: string;
  readonly created_lte?: string;
  readonly amount_gt?: string;
  readonly amount_lt?: string;
  readonly cover?: string;
  readonly search?: string;
}

/** Whether any filter but these is set. */
export const isNarrowed = (filter: InvoiceFilter, ...but: readonly (keyof InvoiceFilter)[]): boolean =>
  Object.entries(filter).some(
    ([name, value]) => value !== undefined && value !== '' && !but.some((known) => known === name),
  );

/** What to search for where nothing but the status narrows the list further: the database then does it all at once. */
export function searchOf(filter: InvoiceFilter): { term: string; statuses: string[] | null } | undefined {
  const term = filter.search || filter.cover;
  if (!term || isNarrowed(filter, filter.search ? 'search' : 'cover', 'status')) return undefined;
  return { term, statuses: filter.status ? filter.status.split(',') : null };
}

/** The conditions on `invoices i` that a filter stands for; the tenant is `$1`. */
export function conditionsOf(tenant: string, filter: InvoiceFilter): Conditions {
  const where = conditions('i.tenant_id = $', tenant);
  if (filter.uuid) where.add('i.uuid = any($::uuid[])', filter.uuid.split(','));
  if (filter.service_provider) where.add('i.service_provider_uuid = $', filter.service_provider);
  if (filter.service_buyer) where.add('i.service_buyer_uuid = $', filter.service_buyer);
  if (filter.type) where.add(`i.type = ${types[filter.type]}`);
  if (filter.number !== undefined) where.add('i.number = $', filter.number);
  const statuses = filter.status?.split(',') ?? [];
  // An equality, unlike `any`, lets the index of a status give its order.
  if (statuses.length === 1) where.add('i.status = $', statuses[0]);
  else if (statuses.length > 1) where.add('i.status = any($)', statuses);
  if (filter.created_gte) where.add('i.created >= $', filter.created_gte);
  if (filter.created_lte) where.add('i.created <= $', filter.created_lte);
  if (filter.amount_gt) where.add('i.total_thousandths > ($::numeric * 1000)::bigint', filter.amount_gt);
  if (filter.amount_lt) where.add('i.total_thousandths < ($::numeric * 1000)::bigint', filter.amount_lt);
  if (filter.search) where.add("i.uuid in (select matching('invoices', $))", filter.search);
  if (filter.cover) where.add("i.uuid in (select matching('invoices', $))", filter.cover);
  return where;
}
