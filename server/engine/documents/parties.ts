import type { Issue } from '../../../domain/validation/issue.ts';
import { ApiError } from '../../base/errors.ts';
import type { Db } from '../../database/transaction.ts';
import { buyerReferenceNames } from '../../../schemas/parts/documents/document.ts';
import { templateKey } from './drawing/template.ts';

/** The snapshot of a party in a document: the JSON of `schemas/parts/documents/party.ts`. */
export type Party = Readonly<Record<string, unknown>>;

export interface Parties {
  readonly service_provider: Party;
  readonly service_buyer: Party;
  readonly payment_responsible: Party | null;
  /** Whether the company may issue with a past date. */
  readonly allowsRetroactive: boolean;
}

export interface PartyKeys {
  readonly service_provider_uuid: string;
  readonly service_buyer_uuid: string;
  readonly payment_responsible_uuid?: string | undefined;
}

const shown = (row: string): string => `party(${row}.uuid, ${row}.name, ${row}.nif, ${row}.location_place_id,
  ${row}.location_address, ${row}.location_latitude, ${row}.location_longitude, ${row}.location_complement,
  ${row}.location_country_id)`;

const selectCompany = `
  select ${shown('c')} as party, allows_retroactive,
    (select ${templateKey('t')} from invoice_templates t where t.tenant_id = c.tenant_id and t."default") as template
  from companies c where tenant_id = $1 and uuid = $2`;

interface CompanyRow {
  readonly party: Party;
  readonly allows_retroactive: boolean;
  readonly template: string | null;
}

export type BuyerReference = (typeof buyerReferenceNames)[number];

/** SQL: the references that a client requires. */
const required = (alias: string): string =>
  `array_remove(array[${buyerReferenceNames.map((name) => `case when ${alias}.requires_${name} then '${name}' end`).join(', ')}], null)`;

// A merged client stands for the one that it leads to.
const selectEntities = `
  select n.uuid, ${shown('e')} as party, ${required('e')} as required,
    (select ${templateKey('t')} from invoice_templates t where t.tenant_id = e.tenant_id and t.uuid = e.template_uuid) as template
  from entities n join entities e on e.tenant_id = $1 and e.uuid = coalesce(n.merged_into_uuid, n.uuid)
  where n.tenant_id = $1 and n.uuid = any($2)`;

interface EntityRow {
  /** As the document names it. */
  readonly uuid: string;
  readonly required: readonly BuyerReference[];
  readonly party: Party;
  readonly template: string | null;
}

/**
 * Reads the current parties of a document, the references that its client requires, and the template of its client or else
 * the default of its company, and returns an issue for each unknown party.
 */
export async function findParties(
  db: Db,
  tenant: string,
  keys: PartyKeys,
): Promise<{ parties?: Parties; template?: string | null; required?: readonly BuyerReference[]; issues: Issue[] }> {
  const wanted = [keys.service_buyer_uuid, ...(keys.payment_responsible_uuid ? [keys.payment_responsible_uuid] : [])];
  const [[company], entities] = await Promise.all([
    db.query<CompanyRow>(selectCompany, [tenant, keys.service_provider_uuid]),
    db.query<EntityRow>(selectEntities, [tenant, wanted]),
  ]);
  const found = new Map(entities.map((entity) => [entity.uuid, entity.party]));
  const client = keys.service_buyer_uuid.toLowerCase();
  const buyer = found.get(client);
  const responsible = keys.payment_responsible_uuid ? found.get(keys.payment_responsible_uuid.toLowerCase()) : null;
  if (company && buyer && responsible !== undefined) {
    const parties = { service_provider: company.party, service_buyer: buyer, payment_responsible: responsible };
    const { allows_retroactive: allowsRetroactive } = company;
    const own = entities.find(({ uuid }) => uuid === client);
    const template = own?.template ?? company.template;
    return { parties: { ...parties, allowsRetroactive }, template, required: own?.required ?? [], issues: [] };
  }
  const missing = [
    !company && 'service_provider_uuid',
    !buyer && 'service_buyer_uuid',
    responsible === undefined && 'payment_responsible_uuid',
  ].filter((path) => path !== false);
  return { issues: missing.map((path) => ({ path, key: 'validation.unknownReference' })) };
}

/** Returns the documents without a reference that their client requires, each with the first one. */
export async function missingReferences(
  db: Db,
  tenant: string,
  table: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, BuyerReference>> {
  const lacks = buyerReferenceNames.map((name) => `when e.requires_${name} and d.${name} is null then '${name}'`);
  const found = await db.query<{ uuid: string; missing: BuyerReference | null }>(
    `select d.uuid, case ${lacks.join(' ')} end as missing
    from ${table} d join entities e on e.tenant_id = d.tenant_id and e.uuid = d.service_buyer_uuid
    where d.tenant_id = $1 and d.uuid = any($2::uuid[])`,
    [tenant, keys],
  );
  return new Map(found.flatMap(({ uuid, missing }) => (missing ? [[uuid, missing]] : [])));
}

/** The refusal to issue without a reference that the client requires. */
export const referenceRequired = (path: BuyerReference): ApiError =>
  new ApiError('reference_required', { errors: [{ path, key: `validation.requiredByClient.${path}` }] });
