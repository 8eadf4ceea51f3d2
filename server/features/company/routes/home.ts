import type { FastifyInstance } from 'fastify';
import { seesAll } from '../../../../domain/access/visible.ts';
import { homeExtras, homeFigures } from '../../../../schemas/parts/company/home.ts';
import companies from '../../../../schemas/resources/company/companies.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { ApiError } from '../../../base/errors.ts';
import { readerOf } from '../../../engine/http/resourceRequests.ts';
import { listedSchema, recordSchema } from '../../../engine/resources/answers.ts';
import { readHome } from '../home/read.ts';
import { attentionAccess } from '../home/state.ts';

const latest = { type: 'array', description: 'The invoices written last.', items: listedSchema(invoices) };

const answer = {
  title: 'Home',
  type: 'object',
  required: ['company', 'latest', ...Object.keys(homeFigures)],
  additionalProperties: false,
  properties: { company: recordSchema(companies), ...homeFigures, ...homeExtras, latest },
} as const;

/** GET home: a company's home page in one request, as far as the user may list its figures. */
export default async function homeRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/v2/home', {
    config: { access: { resource: invoices.name, action: 'list' } },
    schema: {
      tags: ['home'],
      summary:
        'Get what the home page of a company shows: amounts by currency, cash by week, and what needs attention.',
      response: { 200: answer },
    },
    handler: (request) => {
      if (!seesAll(invoices, request.actor.type)) throw new ApiError('forbidden');
      const access = {
        ...attentionAccess((resource) => request.may(resource, 'list')),
        steps: request.may(invoices.name, 'create'),
      };
      return request.readInTenant((db) => readHome(db, readerOf(request, invoices), access));
    },
  });
}
