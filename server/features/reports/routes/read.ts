import type { FastifyInstance } from 'fastify';
import { groupLimit } from '../../../../domain/reports/groupLimit.ts';
import { answerReport } from '../answer.ts';
import { reportSchema } from '../answers.ts';
import { reportQuerySchemaOf } from '../parameters.ts';

/** GET reports/{name}: each declared report, with its own parameters. */
export default async function reportRoutes(app: FastifyInstance): Promise<void> {
  for (const declared of app.reports) {
    const { report, resource, guard } = declared;
    app.get<{ Querystring: Record<string, unknown> }>(`/api/v2/reports/${report.name}`, {
      config: { access: { resource: guard.name, action: 'list' } },
      schema: {
        tags: ['reports'],
        summary: `Report ${report.name}: sum up ${resource.name} by ${Object.keys(report.dimensions).join(', ')} and currency.`,
        querystring: reportQuerySchemaOf(declared),
        response: { 200: reportSchema(declared) },
      },
      handler: async (request) => (await answerReport(request, declared, groupLimit)).answer,
    });
  }
}
