import type { RaRecord } from 'ra-core';
import { today } from '../../../domain/dates/today.ts';
import type { Company } from '../../../schemas/resources/companies.ts';
import { zone } from '../../i18n/zone.ts';

/** The company that issues, as far as the form shows it. */
export interface Exporter {
  readonly uuid: string;
  readonly name: string;
  readonly nif?: string;
  /** Two letters of ISO 3166-1. */
  readonly country?: string;
  /** The same country's key. */
  readonly countryId?: number;
  readonly currency?: string;
  /** What its new documents begin with. */
  readonly documents?: Company['documents'];
  /** IANA name. */
  readonly timeZone?: string;
  /** Whether an emission date before the day of issue may stand. */
  readonly allowsRetroactive: boolean;
  /** How many days before it falls due a document to come is issued. */
  readonly leadDays: number;
}

/** The tenant's own company, from the record of `companies/me`. */
export function exporterOf(record: RaRecord): Exporter {
  const { id, name, nif, location, currency, time_zone: timeZone } = record;
  return {
    uuid: String(id),
    name: String(name ?? ''),
    nif: nif ?? undefined,
    country: location?.country?.identifier,
    countryId: location?.country?.id,
    currency: currency ?? undefined,
    documents: record.documents ?? undefined,
    timeZone: timeZone ?? undefined,
    allowsRetroactive: record.allows_retroactive === true,
    leadDays: Number(record.issue_lead_days ?? 0),
  };
}

/** The company's date, `YYYY-MM-DD`: it is what the server will compare with. Without a time zone, the reader's. */
export function todayIn(timeZone: string | undefined): string {
  return today(new Date(), timeZone ?? zone());
}
