import { noticeEvents } from '../../schemas/parts/company/notices.ts';
import { formatInstant } from '../../domain/kinds/instant.ts';
import type { Language } from '../../domain/languages.ts';
import { hasWords, translate } from '../base/i18n.ts';
import type { FileContent } from '../files/content.ts';
import { oneLine } from './address.ts';
import { clientTopics, type ClientTopic, type FormerTopic, type MailTopic, type MailValues } from './topics.ts';

/** A value of a mail with its name. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  /** Where its label leads to. */
  readonly href?: string | undefined;
}

/** A mail in its recipient's language, before layout. */
export interface Letter {
  readonly language: Language;
  readonly subject: string;
  /** Whose name stands above: the platform's, or a company's with its logo and the colour of its documents (`#rrggbb`). */
  readonly brand: string;
  readonly logo?: FileContent | undefined;
  readonly accent?: string;
  readonly heading: string;
  readonly hello: string;
  readonly sentences: readonly string[];
  /** What the mail is about in figures and dates, the most important first. */
  readonly figures?: readonly Figure[];
  /** The button: label, link, and the link as text. */
  readonly action?: { readonly label: string; readonly href: string; readonly address: string; readonly hint: string };
  readonly note: string;
  readonly footer: string;
}

export interface LetterOf {
  readonly topic: MailTopic | FormerTopic;
  readonly language: Language;
  readonly values: MailValues;
  /** The time zone of its times. */
  readonly timeZone: string;
  /** Whether viewers other than the recipient must not see its link. */
  readonly hidesLink?: boolean;
}

/** The sentences of every mail in order; of alternatives, the first whose values are present. */
const places = [
  ['intro', 'introPlain'],
  ['reason'],
  ['role'],
  ['device'],
  ['place'],
  ['at'],
  ['expires'],
  ...noticeEvents.map((event) => [event]),
];

/** Texts for mails without a company name. */
const unnamed = 'mails.platform';

/** Writes a mail. A sentence with a missing value is omitted. */
export function writeLetter({ topic, language, values, timeZone, hidesLink = false }: LetterOf): Letter {
  const words = (name: string) => `mails.${topic}.${name}`;
  const filled = { ...named(language, timeZone, values), company: values.company ?? translate(language, unnamed) };
  const textOf = (name: string) => translate(language, words(name), filled);
  const isComplete = (name: string) =>
    hasWords(language, words(name)) && !/%\{\w+\}/.test(translate(language, words(name), blanksFilled(filled)));
  const sentences = places.flatMap((names) => names.filter(isComplete).slice(0, 1).map(textOf));
  const { link, name } = values;
  const isCompanys = isOfCompany(topic);
  const hint = translate(language, 'mails.linkHint');
  const address = hidesLink ? translate(language, 'mails.linkHidden') : link;
  return {
    language,
    subject: oneLine(textOf('subject'), 200),
    brand: isCompanys ? filled.company : translate(language, unnamed),
    heading: textOf('heading'),
    hello: name ? translate(language, 'mails.hello', { name }) : translate(language, 'mails.helloAnyone'),
    sentences,
    ...(link !== undefined &&
      address !== undefined && { action: { label: textOf('action'), href: hidesLink ? '#' : link, address, hint } }),
    note: textOf('note'),
    footer: isCompanys
      ? translate(language, 'letters.mail.footer', { company: filled.company })
      : translate(language, 'mails.footer'),
  };
}

/** Whether a company sends a mail of this topic to its clients, in its own name. */
export const isOfCompany = (topic: MailTopic | FormerTopic): topic is ClientTopic =>
  clientTopics.some((one) => one === topic);

/** Only placeholders of the template count; values may look like one. */
const blanksFilled = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.keys(values).map((name) => [name, '-']));

/** Formats the present values. */
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

/** A mail is read anywhere, so its times include their zone. */
const instantWithZone = (instant: string, language: Language, timeZone: string): string =>
  `${formatInstant(instant, language, timeZone)} (${timeZone === 'UTC' ? 'UTC' : timeZone.replaceAll('_', ' ')})`;
