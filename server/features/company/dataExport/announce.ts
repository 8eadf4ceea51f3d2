import { languageOfCountry } from '../../../../domain/languages.ts';
import type { DataExportFailure } from '../../../../schemas/parts/company/dataExport.ts';
import dataExports from '../../../../schemas/resources/company/data-exports.ts';
import { translate } from '../../../base/i18n.ts';
import type { Db } from '../../../database/transaction.ts';
import { queueMail } from '../../../mail/queueMail.ts';
import { notify } from '../notices/notify.ts';
import type { Requester } from './rights.ts';

interface Company {
  readonly name: string;
  readonly country: string | null;
}

const select = `
  select c.name, o.identifier as country from companies c left join countries o on o.id = c.location_country_id
  where c.tenant_id = $1 limit 1`;

/** What the end of an export is announced with; without a site no mail is sent. */
export interface Announced {
  readonly tenant: string;
  readonly site: string | undefined;
  readonly requester: Requester;
}

/** Tells who manages the company, by a notice, and who asked for it, by mail, that an archive is ready. */
export async function announceReady(db: Db, announced: Announced): Promise<void> {
  await Promise.all([notify(db, announced.tenant, { event: 'data_exported' }), mail(db, announced, 'data_export')]);
}

/** Tells who asked for an archive that there is none. */
export const announceFailed = (db: Db, announced: Announced, reason: DataExportFailure): Promise<void> =>
  mail(db, announced, 'data_export_failed', reason);

async function mail(
  db: Db,
  { tenant, site, requester }: Announced,
  topic: 'data_export' | 'data_export_failed',
  reason?: DataExportFailure,
): Promise<void> {
  const [company] = await db.query<Company>(select, [tenant]);
  if (!company || site === undefined) return;
  const language = requester.language ?? languageOfCountry(company.country ?? undefined);
  const words = `resources.${dataExports.name}.values.reason.${reason}`;
  await queueMail(db, {
    topic,
    to: requester,
    language,
    values: {
      link: `${site}/company/${dataExports.name}`,
      company: company.name,
      ...(reason && { reason: translate(language, words) }),
    },
  });
}
