import { createHash } from 'node:crypto';
import companySettings from '../../../../schemas/resources/company/company-settings.ts';
import entities from '../../../../schemas/resources/clients/entities.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import contracts from '../../../../schemas/resources/recurrence/contracts.ts';
import type { FileRule } from '../../../../schemas/file.ts';
import { inTenant, readInTenant, type Db } from '../../../database/transaction.ts';
import { allCompanies, eachCompany } from '../../../engine/jobs/eachCompany.ts';
import { inPortions } from '../../../engine/jobs/inPortions.ts';
import type { Job, JobContext } from '../../../engine/jobs/job.ts';
import { isPictureType } from '../../../files/pictures/picture.ts';
import { readPicture } from '../../../files/pictures/readPicture.ts';

/** The rules of the pictures, by the table of what has them. */
const rules = {
  company_settings: companySettings.schema.properties.logo.file,
  entities: entities.schema.properties.logo.file,
  contracts: contracts.schema.properties.logo.file,
  invoices: invoices.schema.properties.logo.file,
} as const satisfies Record<string, FileRule>;

interface Waiting {
  readonly owner_table: keyof typeof rules;
  readonly picture_uuid: string;
  /** Null if it was replaced or deleted. */
  readonly type: string | null;
  readonly bytes: Buffer | null;
}

const select = `
  select w.owner_table, w.picture_uuid, coalesce(f.type, c.type, i.type) as type, coalesce(h.bytes, c.bytes, i.bytes) as bytes
  from (select * from pictures_to_convert where tenant_id = $1 limit 1) w
  left join stored_files f on f.tenant_id = $1 and f.uuid = w.picture_uuid and w.owner_table in ('company_settings', 'entities')
  left join file_contents h on h.tenant_id = $1 and h.file_uuid = f.uuid
  left join contract_logos c on c.tenant_id = $1 and c.contract_uuid = w.picture_uuid and w.owner_table = 'contracts'
  left join invoice_logos i on i.tenant_id = $1 and i.invoice_uuid = w.picture_uuid and w.owner_table = 'invoices'
    and exists (select from invoices d where d.tenant_id = $1 and d.uuid = i.invoice_uuid and d.status = 'draft')`;

const end =
  'delete from pictures_to_convert where tenant_id = $1 and owner_table = $2 and picture_uuid = $3 returning 1';

const refuse = 'update stored_files set refused = $3 where tenant_id = $1 and uuid = $2';

const replaceFile = `
  with content as (update file_contents set bytes = $3 where tenant_id = $1 and file_uuid = $2)
  update stored_files set size = length($3), sha256 = $4, width = $5, height = $6 where tenant_id = $1 and uuid = $2`;

// Unless another was chosen meanwhile.
const replaceLogo = {
  contracts: 'update contract_logos set bytes = $3 where tenant_id = $1 and contract_uuid = $2 and bytes = $4',
  invoices: 'update invoice_logos set bytes = $3 where tenant_id = $1 and invoice_uuid = $2 and bytes = $4',
} as const;

/**
 * Converts pictures that were stored before uploads were converted, each once. One that an upload would refuse stays, and
 * its form names why. Issued invoices keep what they were issued with.
 */
export const job: Job = {
  every: '40 3 * * *',
  async work(context) {
    return eachCompany(context, await allCompanies(context.pool), async ({ id: tenant }) => ({
      pictures: await inPortions(context, () => convertNext(context, tenant), 1),
    }));
  },
};

/** Converts a picture of a company outside of a transaction, because that takes a while. Returns their number. */
async function convertNext({ pool, budgets }: JobContext, tenant: string): Promise<number> {
  const [waiting] = await readInTenant(pool, tenant, (db) => db.query<Waiting>(select, [tenant]));
  if (!waiting) return 0;
  const { owner_table: table, type, bytes } = waiting;
  const picture =
    type && isPictureType(type) && bytes ? await readPicture({ type, bytes }, rules[table], budgets) : undefined;
  await inTenant(pool, { tenant, actor: 'worker' }, async (db) => {
    const [mine] = await db.query(end, [tenant, table, waiting.picture_uuid]);
    if (mine && picture) await keep(db, tenant, waiting, picture);
  });
  return 1;
}

async function keep(
  db: Db,
  tenant: string,
  { owner_table: table, picture_uuid: uuid, bytes: former }: Waiting,
  picture: Awaited<ReturnType<typeof readPicture>>,
): Promise<void> {
  const isDocument = table === 'contracts' || table === 'invoices';
  if ('refused' in picture) {
    if (!isDocument) await db.query(refuse, [tenant, uuid, picture.refused]);
    return;
  }
  const bytes = Buffer.from(picture.bytes);
  if (isDocument) await db.query(replaceLogo[table], [tenant, uuid, bytes, former]);
  else {
    const digest = createHash('sha256').update(bytes).digest();
    await db.query(replaceFile, [tenant, uuid, bytes, digest, picture.width, picture.height]);
  }
}
