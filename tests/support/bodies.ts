import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { leastBounds } from '../../domain/schema/bounds.ts';
import type { ObjectSchema } from '../../schemas/resource.ts';
import invoices from '../../schemas/resources/invoicing/invoices.ts';
import { defaultBudgets, type Budgets } from '../../server/limits/budgets.ts';
import { limitConnections } from '../../server/limits/connections/connections.ts';
import { knownCallers } from '../../server/limits/knownCallers.ts';
import bodies from '../../server/limits/bodies/bodies.ts';
import bytes from '../../server/limits/bodies/bytes.ts';
import errors from '../../server/base/failures/failures.ts';
import input from '../../server/web/input.ts';
import language from '../../server/web/language.ts';
import transfers from '../../server/limits/transfers.ts';
import turns from '../../server/limits/turns/turnsPlugin.ts';
import uploads, { uploadOf } from '../../server/files/uploads.ts';
import { bodySchema, dayOfExamples } from '../../server/engine/resources/answers.ts';
import { countSpending } from '../../server/limits/budgetUse.ts';

/** The route that takes an invoice and returns its parsed body. */
export const bodiesUrl = '/api/invoices';

/**
 * An app with all body parsing and a route that takes invoices without effect: no database, no sign-in. `/api/nothing`
 * takes no body.
 */
export async function bodiesApp(budgets: Partial<Budgets> = {}): Promise<FastifyInstance> {
  const limits = { ...defaultBudgets, ...budgets };
  const spending = countSpending();
  const connections = limitConnections({ budgets: limits, spending, isProxy: () => false, callers: knownCallers() });
  const app = Fastify({ ...connections, bodyLimit: leastBounds.bytes, forceCloseConnections: true });
  app.decorate('budgets', limits).decorate('spending', spending).decorateRequest('identity', null);
  for (const plugin of [language, errors, bytes, turns, transfers, bodies, uploads, input]) await app.register(plugin);
  const config = { input: invoices.schema as ObjectSchema };
  app.post(bodiesUrl, { config, schema: { body: bodySchema(invoices, dayOfExamples) } }, (request) => {
    const logo = uploadOf(request, 'logo');
    return { body: request.body, logo: logo && { type: logo.type, size: logo.bytes.length } };
  });
  app.route({ method: ['GET', 'POST'], url: '/api/nothing', handler: () => 'nothing' });
  return app;
}

/** Posts raw bytes. */
export const postTo = (
  app: FastifyInstance,
  payload: string | Buffer,
  type = 'application/json',
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: bodiesUrl,
    headers: { 'content-type': type, 'accept-language': 'en' },
    payload: Buffer.from(payload),
  });
