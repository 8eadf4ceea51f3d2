import type { Issue } from '../../../domain/validation/issue.ts';
import type { Db } from '../../db/transaction.ts';

/** A party as the document keeps it: the JSON of `schemas/parts/party.ts`. */
export type Party = Readonly<Record<string, unknown>>;

export interface Parties {
  readonly service_provider: Party;
  readonly service_buyer: Party;
  readonly payment_responsible: Party | null;
  /** Whether the company may issue with a date that is past. */
  readonly allowsRetroactive: boolean;
}

export interface PartyKeys {
  readonly service_provider_uuid: string;
  readonly service_buyer_uuid: string;
  readonly payment_responsible_uuid?: string | undefined;
}

const shown = `party(uuid, name, nif, location_place_id, location_address, location_latitude, location_longitude,
  location_complement, location_country_id)`;

const selectCompany = `
  select ${shown} as party, allows_retroactive from companies where tenant_id = $1 and uuid = $2`;

const selectEntities = `
  select uuid, ${shown} as party from entities where tenant_id = $1 and uuid = any($2)`;

/** The parties of a document as they are now, and an issue for each that the tenant does not have. */
export async function findParties(
  db: Db,
  tenant: string,
  keys: PartyKeys,
): Promise<{ parties?: Parties; issues: Issue[] }> {
  const wanted = [keys.service_buyer_uuid, ...(keys.payment_responsible_uuid ? [keys.payment_responsible_uuid] : [])];
  const [[company], entities] = await Promise.all([
    db.query<{ party: Party; allows_retroactive: boolean }>(selectCompany, [tenant, keys.service_provider_uuid]),
    db.query<{ uuid: string; party: Party }>(selectEntities, [tenant, wanted]),
  ]);
  const found = new Map(entities.map((entity) => [entity.uuid, entity.party]));
  const buyer = found.get(keys.service_buyer_uuid.toLowerCase());
  const responsible = keys.payment_responsible_uuid ? found.get(keys.payment_responsible_uuid.toLowerCase()) : null;
  if (company && buyer && responsible !== undefined) {
    const parties = { service_provider: company.party, service_buyer: buyer, payment_responsible: responsible };
    return { parties: { ...parties, allowsRetroactive: company.allows_retroactive }, issues: [] };
  }
  const missing = [
    !company && 'service_provider_uuid',
    !buyer && 'service_buyer_uuid',
    responsible === undefined && 'payment_responsible_uuid',
  ].filter((path) => path !== false);
  return { issues: missing.map((path) => ({ path, key: 'validation.unknownReference' })) };
}
