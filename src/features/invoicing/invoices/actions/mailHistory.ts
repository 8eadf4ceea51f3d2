import { codeText } from '../../../../../domain/kinds/codeText.ts';
import messages from '../../../../../schemas/resources/delivery/messages.ts';
import type { AuditContext, ChangeDescription } from '../../../../documents/history/auditContext.ts';

type Fact = NonNullable<AuditContext['fact']>;
type Sentence = NonNullable<AuditContext['sentence']>;

/** The path of a change of a message: `messages.<email>.delivery`, of a copy `messages.cc:<email>.delivery`. */
const pathOfMail = /^messages\.(.+)\.(delivery|attempts|answer|status|reason)$/;

const named = (recipient: string): string => recipient.replace(/^cc:(.*)/, '$1 (CC)');

/** What changed of one mail, by column. */
type Changed = Readonly<Record<string, string>>;

/** Returns what an entry says of mails alone: queued, sent, failed, viewed, accepted, declined. */
export const mailSentence: Sentence = ({ changes, command }, { translate, language }) => {
  const mails = new Map<string, Changed>();
  for (const [path, [, now]] of Object.entries(changes)) {
    const [, email, column] = pathOfMail.exec(path) ?? [];
    // The first dispatch also marks the invoice as sent.
    if (path === 'sent_at') continue;
    if (email === undefined || column === undefined) return undefined;
    mails.set(email, { ...mails.get(email), [column]: String(now ?? '') });
  }
  const [changed] = mails.values();
  if (!changed) return undefined;
  const event = command === 'messages.resend' ? 'resent' : eventOf(changed);
  const emails = new Intl.ListFormat(language).format([...mails.keys()].map(named));
  const answer = codeText(changed['answer'] ?? '', messages.schema.properties.answer, translate);
  const sentence = translate(`delivery.history.${event}`, { emails, answer, reason: changed['reason'] ?? '' });
  // A bounce may be reported without a reason.
  return sentence.replace(/:\s*$/, '');
};

/** An answer of the recipient, an outcome, or else an attempt that is repeated. */
const eventOf = ({ status, delivery }: Changed): string => status ?? delivery ?? 'postponed';

/** Returns what a change of a mail says. */
export const mailFact: Fact = (path, [was, is], { translate }): ChangeDescription | undefined => {
  const [, email = '', column = ''] = pathOfMail.exec(path) ?? [];
  if (column === '') return undefined;
  const isState = column === 'delivery' || column === 'status';
  const name = named(email);
  const label = isState ? name : `${name} · ${translate(`resources.messages.fields.${column}`)}`;
  const word = (value: unknown): string | undefined => {
    if (value === null || value === undefined || value === '') return undefined;
    const text = String(value);
    return isState
      ? translate(`resources.messages.values.${column}.${text}`)
      : codeText(text, messages.schema.properties.answer, translate);
  };
  return { label, previous: word(was), next: word(is) };
};
