import { beforeEach } from 'vitest';
import { runDue } from '../../server/features/recurrence/runs/run.ts';
import { contractBody, make, usLocation } from './company.ts';
import { testWorkshop } from './useCases.ts';

/** An invoice of a contract in tests. */
export interface Listed {
  readonly uuid: string;
  readonly occurrence: number;
  readonly status: string;
  readonly schedule_status?: string;
  readonly created: string;
  readonly due_date: string;
  readonly total: string;
  readonly observation?: string;
  readonly service_buyer_uuid: string;
  readonly service_provider: { readonly name: string };
  readonly service_buyer: { readonly name: string };
}

/**
 * Acme's contracts over time, restarted in each test. `of` applies to all contracts of the file, which are variable by
 * default.
 */
export async function contractWorkshop(of: object = {}) {
  const { api, made, scope, inAcme } = await testWorkshop();
  const ana = await api.signIn('ana@acme.test');
  const at = '/api/v2/contracts';
  /** Advances the clock and signs in again. */
  const itIs = async (instant: string) => {
    api.clock.set(instant);
    Object.assign(ana, await api.signIn('ana@acme.test'));
  };
  const holdLate = (days: number) => api.ownerPool.query('update companies set hold_late_days = $1', [days]);
  beforeEach(async () => {
    await itIs('2026-03-10T15:00:00Z');
    // Allows late invoices, because the clock skips months.
    await holdLate(3650);
    // Moves others' invoices back, because time restarts in each test.
    await api.ownerPool.query("update invoices set created = '2026-01-01' where created > '2026-01-01'");
    await api.ownerPool.query('update counters set last_on = null');
  });
  const contract = (change: object = {}) =>
    make(ana, `${at}/create`, contractBody(made, { type: 'variable', ...of, ...change }));
  const archive = (party: string, archived: boolean) =>
    api.ownerPool.query('update entities set archived = $2 where uuid = $1', [party, archived]);
  const leaving = () => make(ana, '/api/v2/entities', { name: 'Leaving Inc', location: usLocation });
  return {
    api,
    made,
    scope,
    inAcme,
    ana,
    at,
    itIs,
    contract,
    archive,
    holdLate,
    leaving,
    /** Archives the buyer so that nothing is issued, and returns how to restore it. */
    archivedBuyer: async () => {
      const buyer = await leaving();
      await contract({ service_buyer_uuid: buyer });
      await archive(buyer, true);
      return buyer;
    },
    amend: (uuid: string, body: object) => ana.put(`${at}/${uuid}/amend`, body),
    foresee: (uuid: string, body: object) => ana.post(`${at}/${uuid}/amend/preview`, body),
    run: () => runDue(api.pool, scope(), { cause: 'tick', worker: 'test', actor: 'recurring run' }),
    invoicesOf: async (uuid: string) =>
      (await ana.get(`/api/v2/invoice/invoices-by-contract?contract=${uuid}&per_page=100`)).json<{
        results: Listed[];
      }>().results,
  };
}
