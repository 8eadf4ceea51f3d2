import { formatInstant } from '../../domain/kinds/instant.ts';
import type { Language } from '../../domain/languages.ts';
import { hasWords, translate } from '../i18n.ts';
import { oneLine } from './address.ts';
import type { MailTopic, MailValues } from './topics.ts';

/** A mail as it is written: its texts in the language of its recipient, not yet laid out. */
export interface Letter {
  readonly language: Language;
  readonly subject: string;
  readonly heading: string;
  readonly hello: string;
  readonly sentences: readonly string[];
  /** What its button says, where that leads, and the address as it is read. */
  readonly action?: { readonly label: string; readonly href: string; readonly address: string; readonly hint: string };
  readonly note: string;
  readonly footer: string;
}

export interface LetterOf {
  readonly topic: MailTopic;
  readonly language: Language;
  readonly values: MailValues;
  /** Whose clock its times are told by. */
  readonly timeZone: string;
  /** Whether its link is kept from whoever looks at it. */
  readonly hidesLink?: boolean;
}

/** The sentences of every mail in their order; of those in one place the first whose values are there is written. */
const places = [['intro', 'introPlain'], ['role'], ['device'], ['place'], ['at'], ['expires']];

/** Words a mail about a company falls back on where none is named. */
const unnamed = 'mails.platform';

/** Writes a mail. A sentence that names a missing value is left out. */
export function writeLetter({ topic, language, values, timeZone, hidesLink = false }: LetterOf): Letter {
  const words = (name: string) => `mails.${topic}.${name}`;
  const said = { ...named(language, timeZone, values), company: values.company ?? translate(language, unnamed) };
  const say = (name: string) => translate(language, words(name), said);
  const isComplete = (name: string) =>
    hasWords(language, words(name)) && !/%\{\w+\}/.test(translate(language, words(name), blanksFilled(said)));
  const sentences = places.flatMap((names) => names.filter(isComplete).slice(0, 1).map(say));
  const { link, name } = values;
  const hint = translate(language, 'mails.linkHint');
  const address = hidesLink ? translate(language, 'mails.linkHidden') : link;
  return {
    language,
    subject: oneLine(say('subject'), 200),
    heading: say('heading'),
    hello: name ? translate(language, 'mails.hello', { name }) : translate(language, 'mails.helloAnyone'),
    sentences,
    ...(link !== undefined &&
      address !== undefined && { action: { label: say('action'), href: hidesLink ? '#' : link, address, hint } }),
    note: say('note'),
    footer: translate(language, 'mails.footer'),
  };
}

/** A value may hold what looks like a blank: only the words' own count. */
const blanksFilled = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.keys(values).map((name) => [name, '-']));

/** The values that are there, as they are read. */
function named(language: Language, timeZone: string, values: MailValues): Record<string, string> {
  const { at, expires, role, ...plain } = values;
  const read = {
    ...plain,
    at: at && instantWithZone(at, language, timeZone),
    expires: expires && instantWithZone(expires, language, timeZone),
    role: role && (hasWords(language, `mails.roles.${role}`) ? translate(language, `mails.roles.${role}`) : role),
  };
  return Object.fromEntries(Object.entries(read).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** A mail is read anywhere, so its times say by which clock they are. */
const instantWithZone = (instant: string, language: Language, timeZone: string): string =>
  `${formatInstant(instant, language, timeZone)} (${timeZone === 'UTC' ? 'UTC' : timeZone.replaceAll('_', ' ')})`;
