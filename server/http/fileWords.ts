import type { FastifyRequest } from 'fastify';
import type { FileWords } from '../../domain/lists/fileColumns.ts';
import { translatorIn } from '../i18n.ts';

/** In whose words the files of lists are written and read: in the language asked for, by the clock of the tenant. */
export const fileWords = (
  { language, server: { resources } }: Pick<FastifyRequest, 'language' | 'server'>,
  timeZone: string,
): FileWords => ({
  language,
  translate: translatorIn(language),
  namingOf: (name) => resources.find((resource) => resource.name === name) ?? { name, label: '' },
  timeZone,
});
