import type { Tenant } from '../../../../../schemas/resources/platform/tenants.ts';
import type { Apply } from '../../../../engine/commands/commandFile.ts';

const suspend = 'update tenants set suspended_at = $2, suspended_reason = $3 where id = any($1::uuid[])';

type Input = Pick<Tenant, 'suspended_reason'>;

/** Sign-in, requests, public links and jobs check `suspended_at`. */
export const apply: Apply<{ uuid: string }, Input> = async (db, { now }, rows, { suspended_reason: reason }) => [
  db.query(suspend, [rows.map(({ uuid }) => uuid), now.toISOString(), reason ?? null]),
];
