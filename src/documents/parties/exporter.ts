import type { RaRecord } from 'react-admin';
import { today } from '../../../domain/dates/today.ts';
import type { Company } from '../../../schemas/resources/company/companies.ts';
import { zone } from '../../i18n/zone.ts';

/** The issuing company in the form. */
export interface Exporter {
  readonly uuid: string;
  readonly name: string;
  readonly nif?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
  /** The key of the country. */
  readonly countryId?: number;
  readonly currency?: string;
  /** Defaults of new documents. */
  readonly documents?: Company['documents'];
  /** IANA name. */
  readonly timeZone?: string;
  /** Whether an emission date before the day of issue is allowed. */
  readonly allowsRetroactive: boolean;
  /** Lead days of scheduled documents. */
  readonly leadDays: number;
}

/** Converts the record of `companies/me`. */
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

/** Returns the company's date, `YYYY-MM-DD`, as the server compares; the reader's without a time zone. */
export function todayIn(timeZone: string | undefined): string {
  return today(new Date(), timeZone ?? zone());
}
