import { languages, type Language } from '../../../../domain/languages.ts';
import { translate } from '../../../base/i18n.ts';

/** What an archive is of. */
export interface Described {
  readonly language: Language;
  readonly company: string;
  readonly timeZone: string;
  /** The instant whose data it has. */
  readonly readAt: string;
}

const paragraphs = ['inside', 'data', 'schemas', 'attachments', 'documents', 'moment', 'without', 'check'] as const;

/** Returns what the archive says to its reader: what is inside, of which instant, and how to check it. */
export function readmeText({ language, company, timeZone, readAt }: Described): string {
  const say = (key: string, args = {}) => translate(language, `exportReadme.${key}`, args);
  const at = new Intl.DateTimeFormat(languages[language].tag, { dateStyle: 'long', timeStyle: 'long', timeZone });
  const title = say('title', { company });
  const moment = at.format(new Date(readAt));
  return [title, '='.repeat([...title].length), ...paragraphs.flatMap((name) => ['', say(name, { moment })]), ''].join(
    '\n',
  );
}
