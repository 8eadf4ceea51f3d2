import type { FastifyInstance } from 'fastify';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { negate } from '../../../../domain/money/negate.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import { openAmount } from '../../../../domain/payments/amounts/openAmount.ts';
import { computedMoney } from '../../../../schemas/parts/money.ts';
import { countryReference } from '../../../../schemas/parts/reference.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { ApiError } from '../../../base/errors.ts';
import { keyParams } from '../../../engine/http/resourceRequests.ts';
import { readIssued } from '../../invoicing/index.ts';
import { readWithholding } from '../withheld/withholding.ts';

const answer = {
  type: 'object',
  required: ['currency', 'payable', 'open', 'results'],
  additionalProperties: false,
  properties: {
    currency: { type: 'string' },
    payable: { ...computedMoney, description: 'The total with all notes.' },
    open: computedMoney,
    results: {
      type: 'array',
      items: {
        type: 'object',
        required: ['tribute', 'name', 'expected', 'recorded'],
        additionalProperties: false,
        properties: {
          tribute: { type: 'string', format: 'uuid', description: 'Names the tribute at a receipt.' },
          name: { type: 'string' },
          country: countryReference,
          expected: {
            ...computedMoney,
            description: 'What the document expects its payer to withhold, with all notes.',
          },
          recorded: { ...computedMoney, description: 'What earlier receipts recorded.' },
        },
      },
    },
  },
} as const;

/** GET invoice/invoices-single/{uuid}/withholding: what a receipt of an invoice is expected to withhold. */
export default async function withholdingRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { uuid: string } }>('/api/v2/invoice/invoices-single/:uuid/withholding', {
    config: { access: { resource: invoices.name, action: 'receive' } },
    schema: {
      tags: [invoices.name],
      summary: 'What the payer of an invoice is expected to withhold in each tribute, and what is recorded of it.',
      params: keyParams(invoices),
      response: { 200: answer },
    },
    handler: async (request) =>
      request.readInTenant(async (db) => {
        const { id } = request.tenant;
        const [row] = await readIssued(db, id, [request.params.uuid]);
        if (!row) throw new ApiError('not_found');
        const decimals = decimalsOf(row.currency);
        const money = (...amounts: readonly string[]): string => sumAmounts(amounts, decimals);
        const taxes = await readWithholding(db, id, row);
        return {
          currency: row.currency,
          payable: money(row.total, negate(row.credited), row.debited),
          open: money(openAmount(row)),
          results: taxes.map(({ key, name, country, expected, recorded }) => ({
            tribute: key,
            name,
            ...(country !== null && { country: { id: country } }),
            expected,
            recorded: money(recorded),
          })),
        };
      }),
  });
}
