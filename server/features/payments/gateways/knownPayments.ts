import type { ReportedEvent } from './port.ts';
import type { Collecting } from './collection.ts';
import type { SandboxPayment } from './sandbox/payments.ts';
import { isoInstant } from '../../../database/queries/instant.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { readInTenant } from '../../../database/transaction.ts';
import { allCompanies } from '../../../engine/jobs/eachCompany.ts';
import { moneyIn } from '../../../engine/documents/lines/money.ts';
import { paymentOf } from './paymentOf.ts';
import { requestColumns, requestTables, type ClaimedRequest } from './requests.ts';
import { readSecrets } from './secrets.ts';

interface Known extends ClaimedRequest {
  readonly events: readonly ReportedEvent[] | null;
}

const event = `jsonb_strip_nulls(jsonb_build_object('event_id', e.event_id, 'payment_id', r.gateway_id, 'type', e.type, 'amount', e.amount::text,
  'currency', e.currency, 'failure', e.failure,
  'occurred_at', ${isoInstant('e.occurred_at')}))`;

const select = `
  select ${requestColumns}, (
    select jsonb_agg(${event} order by e.occurred_at, e.uuid) from gateway_events e
    where e.tenant_id = $1 and e.request_uuid = r.uuid) as events
  from payment_requests r ${requestTables}
  where r.tenant_id = $1 and r.gateway = 'sandbox' and r.gateway_id is not null`;

/** Returns the payments that a new sandbox has not seen and the demo's companies know: they were loaded with the demo. */
export async function knownPayments(
  pool: Pool,
  collecting: Pick<Collecting, 'sealing' | 'site'>,
): Promise<SandboxPayment[]> {
  const companies = await allCompanies(pool);
  const found = companies.map(({ id: tenant }) =>
    readInTenant(pool, tenant, async (db) => {
      const requests = await db.query<Known>(select, [tenant]);
      return Promise.all(
        requests.map(async (request): Promise<SandboxPayment> => {
          const secrets = await readSecrets(db, collecting.sealing, tenant, request.account_uuid, request.gateway);
          return {
            ...paymentOf(collecting, tenant, request),
            id: request.gateway_id ?? '',
            webhookSecret: secrets['webhook_secret'] ?? '',
            isClosed: request.status !== 'open',
            events: (request.events ?? []).map((one) => ({ ...one, amount: moneyIn(one.currency)(one.amount) })),
          };
        }),
      );
    }),
  );
  return (await Promise.all(found)).flat();
}
