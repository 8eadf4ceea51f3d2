import type { FastifyInstance } from 'fastify';
import { today } from '../../../../domain/dates/today.ts';
import { simulation, simulationAnswer, type Simulation } from '../../../../schemas/parts/taxes/simulation.ts';
import scenarios from '../../../../schemas/resources/taxes/scenarios.ts';
import { requireNone } from '../../../base/errors.ts';
import { unknownCurrencies } from '../../../engine/lists/currencies.ts';
import { scopeOf } from '../../../web/requests.ts';
import { simulate } from '../simulations/simulate.ts';

/** POST simulations: what a line would cost and leave in some scenarios. It stores nothing. */
export default async function simulationRoutes(app: FastifyInstance): Promise<void> {
  app.post<{ Body: Simulation }>('/api/v2/simulations', {
    config: { access: { resource: scenarios.name, action: 'list' } },
    schema: {
      tags: [scenarios.name],
      summary: 'Compute what the importer would pay and the exporter keep, in up to four scenarios.',
      description:
        'Computes one line, as the only one of its document. With a `target` each scenario has its own price. A scenario in which no price reaches it has no figures.',
      body: simulation,
      response: { 200: simulationAnswer },
    },
    handler: (request) => {
      const { body, language } = request;
      const { now, tenant } = scopeOf(request);
      return request.readInTenant(async (db) => {
        const [issues = []] = await unknownCurrencies(db, { schema: simulation }, [body]);
        requireNone(issues);
        return simulate(db, body, { tenant: tenant.id, today: today(now, tenant.timeZone), language });
      });
    },
  });
}
