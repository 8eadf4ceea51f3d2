import type { FastifyRequest } from 'fastify';
import type { FileWords } from '../../domain/lists/fileColumns.ts';
import { translatorIn } from '../base/i18n.ts';

/** The text context of files: the requested language, and the tenant's clock. */
export const fileWords = (
  { language, server: { resources } }: Pick<FastifyRequest, 'language' | 'server'>,
  timeZone: string,
): FileWords => ({
  language,
  translate: translatorIn(language),
  namingOf: (name) => resources.find((resource) => resource.name === name) ?? { name, label: '' },
  timeZone,
});
