import type { FastifyRequest } from 'fastify';
import { recordName } from '../../../domain/kinds/reference.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { hasWords, translatorIn } from '../../base/i18n.ts';
import type { Written } from '../writing/writers.ts';

/** Returns the message of a write: its own, or what was saved by its name, such as `Client Blue Harbor saved`. */
export function savedText(
  request: Pick<FastifyRequest, 't' | 'language'>,
  resource: Resource,
  { message, record }: Pick<Written, 'message' | 'record'>,
): string {
  if (message !== undefined) return request.t(message);
  const key = `resources.${resource.name}.saved`;
  if (!hasWords(request.language, key)) return request.t('records.saved');
  const name = recordName(resource, record, translatorIn(request.language)) ?? '';
  return request.t(key, { name }).replaceAll(/ {2,}/g, ' ');
}
