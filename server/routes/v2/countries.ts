import type { FastifyInstance } from 'fastify';
import countries from '../../../schemas/resources/countries.ts';
import { pageSchema } from '../../resources/answers.ts';
import { querySchemaOf, type CatalogueQuery } from '../../resources/parameters.ts';
import { countryCatalogue } from '../../usecases/countries/list.ts';

/** GET countries: named, sorted and searched in the language of the request. */
export default async function countryRoutes(app: FastifyInstance): Promise<void> {
  const catalogue = countryCatalogue(app.pool);

  app.get<{ Querystring: CatalogueQuery }>('/api/v2/countries', {
    config: { access: 'signed-in' },
    schema: {
      tags: ['countries'],
      summary: 'The countries, named and sorted in the language asked for.',
      querystring: querySchemaOf(countries),
      response: { 200: pageSchema(countries) },
    },
    handler: ({ query, language }) => catalogue.list(language, query),
  });
}
