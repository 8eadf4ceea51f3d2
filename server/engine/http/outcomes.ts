import type { FastifyRequest } from 'fastify';
import { sumByCurrency } from '../../../domain/money/sum.ts';
import { keyOf } from '../../../domain/schema/reference.ts';
import { computedAmounts } from '../../../schemas/parts/money.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { failureOf } from '../../base/failures/failures.ts';
import { keySchemas } from '../resources/answers.ts';
import type { Forecast } from '../commands/commandFile.ts';
import type { Performed } from '../commands/perform.ts';
import { sentencesFor } from './answerRecord.ts';

const detail = { type: 'string', description: 'In the language of the request.' } as const;

const forecast = {
  type: 'object',
  description: 'In the preview of a command that makes documents: their sums by currency, and how many are mailed.',
  required: ['sums', 'mailed'],
  properties: { sums: computedAmounts, mailed: { type: 'integer' } },
} as const;

/** Sums forecasts up. */
const sumUp = (forecasts: readonly Forecast[]): object => ({
  sums: sumByCurrency(forecasts),
  mailed: forecasts.filter(({ is_mailed: isMailed }) => isMailed).length,
});

/** The schema of a bulk result: `name` contains the affected keys, `refused` the others with reasons. */
export function outcomeSchema({ schema }: Resource, name: 'done' | 'deleted'): object {
  const key = keyOf(schema);
  const refused = {
    type: 'object',
    required: [key, 'code', 'detail'],
    properties: { [key]: keySchemas[key], code: { type: 'string' }, detail },
  };
  const notice = {
    type: 'object',
    required: [key, 'notices'],
    properties: { [key]: keySchemas[key], notices: { type: 'array', items: detail } },
  };
  return {
    type: 'object',
    required: [name, 'refused'],
    properties: {
      [name]: { type: 'array', items: keySchemas[key] },
      refused: { type: 'array', items: refused },
      notices: { type: 'array', items: notice, description: 'Further notices about the records it applies to.' },
      ...(name === 'done' && { forecast }),
    },
  };
}

/** Converts a bulk result; a refusal of the input includes its error. */
export function outcomeOf(
  request: FastifyRequest,
  { schema }: Resource,
  name: 'done' | 'deleted',
  { done, refused, notices: byKey = new Map(), forecasts }: Pick<Performed, 'done' | 'refused'> & Partial<Performed>,
): object {
  const keyName = keyOf(schema);
  const asWritten = (key: string) => (keyName === 'id' ? Number(key) : key);
  return {
    [name]: done.map(asWritten),
    refused: refused.map(({ key, error }) => {
      const { code, detail: message, errors = {} } = failureOf(error, request);
      return { [keyName]: asWritten(key), code, detail: Object.values(errors)[0] ?? message };
    }),
    ...(forecasts && forecasts.length > 0 && { forecast: sumUp(forecasts) }),
    ...(byKey.size > 0 && {
      notices: [...byKey].map(([key, notices]) => ({
        [keyName]: asWritten(key),
        notices: sentencesFor(request, notices),
      })),
    }),
  };
}
