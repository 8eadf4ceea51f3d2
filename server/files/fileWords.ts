import type { FastifyInstance } from 'fastify';
import type { Language } from '../../domain/languages.ts';
import type { FileWords } from '../../domain/lists/fileColumns.ts';
import { translatorIn } from '../base/i18n.ts';

interface Worded {
  readonly language: Language;
  readonly server: Pick<FastifyInstance, 'resources'>;
}

/** The text context of files: the requested language, and the tenant's clock. */
export const fileWords = ({ language, server: { resources } }: Worded, timeZone: string): FileWords => ({
  language,
  translate: translatorIn(language),
  namingOf: (name) => resources.find((resource) => resource.name === name) ?? { name, label: '' },
  timeZone,
});
