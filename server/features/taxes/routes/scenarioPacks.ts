import type { FastifyInstance } from 'fastify';
import { today } from '../../../../domain/dates/today.ts';
import { differenceOf, type StoredRow } from '../../../../domain/taxes/packs/difference.ts';
import { packNamed, scenarioPacks, type PackVariant, type ScenarioPack } from '../../../../domain/taxes/packs/packs.ts';
import scenarios, { type Scenario } from '../../../../schemas/resources/taxes/scenarios.ts';
import { ApiError } from '../../../base/errors.ts';
import { answerRecord } from '../../../engine/http/answerRecord.ts';
import { readerOf } from '../../../engine/http/resourceRequests.ts';
import { savedText } from '../../../engine/http/savedText.ts';
import { visibleIn } from '../../../engine/http/visibleFields.ts';
import { writtenSchema } from '../../../engine/resources/answers.ts';
import { readOne } from '../../../engine/resources/finder.ts';
import { scopeOf } from '../../../web/requests.ts';
import { adoptPack } from '../packs/adopt.ts';
import { listedPack, packSchema, packsSchema, wholePack } from '../packs/answers.ts';
import { differenceSchema } from '../packs/differenceSchema.ts';

const at = '/api/v2/scenario-packs';

const params = {
  type: 'object',
  required: ['code'],
  properties: { code: { type: 'string', maxLength: 10, description: 'Both countries, such as `BR-US`.' } },
} as const;

const country = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;

const filters = {
  type: 'object',
  additionalProperties: false,
  properties: { origin: country, destiny: country },
} as const;

const comparing = {
  type: 'object',
  required: ['scenario'],
  additionalProperties: false,
  properties: { scenario: { type: 'string', format: 'uuid' } },
} as const;

const adoption = {
  type: 'object',
  additionalProperties: false,
  properties: {
    variant: { type: 'string', maxLength: 41, description: 'Default: the first.' },
    name: { ...scenarios.schema.properties.name, description: 'Default: the names of the pack and the variant.' },
  },
} as const;

interface ByCode {
  Params: { code: string };
}

/** Scenario packs: data of the program, which companies read, adopt and compare with their scenarios. */
export default async function scenarioPackRoutes(app: FastifyInstance): Promise<void> {
  const tags = ['scenario-packs'];
  const may = (action: string) => ({ access: { resource: scenarios.name, action } });
  const dayOf = (timeZone: string) => today(app.clock.now(), timeZone);

  app.get<{ Querystring: { origin?: number; destiny?: number } }>(at, {
    config: may('list'),
    schema: {
      tags,
      summary: 'List the scenario packs: the taxes on services between two countries.',
      querystring: filters,
      response: { 200: packsSchema },
    },
    handler: async ({ query: { origin, destiny }, tenant }) => {
      const found = scenarioPacks.filter(
        (pack) =>
          (origin === undefined || pack.origin.id === origin) && (destiny === undefined || pack.destiny.id === destiny),
      );
      return { results: found.map((pack) => listedPack(pack, dayOf(tenant.timeZone))), count: found.length };
    },
  });

  app.get<ByCode>(`${at}/:code`, {
    config: may('list'),
    schema: {
      tags,
      summary: 'Read a scenario pack, with its variants, rows and sources.',
      params,
      response: { 200: packSchema },
    },
    handler: async ({ params: { code }, tenant, language }) =>
      wholePack(packOf(code), dayOf(tenant.timeZone), language),
  });

  app.post<ByCode & { Body: { variant?: string; name?: string } }>(`${at}/:code/adopt`, {
    config: may('create'),
    preValidation: async (request) => {
      // An absent body means the first variant.
      request.body ??= {};
    },
    schema: {
      tags,
      summary: 'Create a scenario from a variant of a pack, and the tributes that the company lacks.',
      params,
      body: adoption,
      response: { 201: writtenSchema(scenarios) },
    },
    handler: async (request, reply) => {
      const { variant, name } = request.body;
      const pack = packOf(request.params.code);
      const wanted = { pack, variant: variantOf(pack, variant), name, language: request.language };
      return request.once(reply, async (db) => {
        const created = await adoptPack(db, scopeOf(request), wanted);
        return answerRecord(reply.code(201), created, savedText(request, scenarios, created));
      });
    },
  });

  app.get<ByCode & { Querystring: { scenario: string } }>(`${at}/:code/difference`, {
    config: may('show'),
    schema: {
      tags,
      summary: 'Compare a scenario with the present pack; this changes nothing.',
      params,
      querystring: comparing,
      response: { 200: differenceSchema },
    },
    handler: async (request) => {
      const pack = packOf(request.params.code);
      const [visible, reader] = [visibleIn(request, scenarios), readerOf(request, scenarios)];
      const { record } = await request.readInTenant((db) => readOne(db, visible, reader, request.query.scenario));
      const { pack: adopted, tributes = [] } = record as Scenario;
      const variant = variantOf(pack, adopted?.code === pack.code ? adopted.variant : undefined);
      const difference = differenceOf(
        tributes.map((row): StoredRow => row),
        variant,
      );
      return { pack: pack.code, variant: variant.code, version: pack.version, ...difference };
    },
  });
}

function packOf(code: string): ScenarioPack {
  const pack = packNamed(code);
  if (!pack) throw new ApiError('not_found');
  return pack;
}

/** Throws `validation` for a variant that the pack does not have. */
function variantOf({ variants }: ScenarioPack, code: string | undefined): PackVariant {
  const found = code === undefined ? variants[0] : variants.find((one) => one.code === code);
  if (found) return found;
  const args = { options: variants.map((one) => one.code).join(', ') };
  throw new ApiError('validation', { errors: [{ path: 'variant', key: 'validation.among', args }] });
}
