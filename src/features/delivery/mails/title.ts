import type { Mail } from '../../../../schemas/resources/delivery/mails.ts';

/** Names a mail by topic and recipient. */
export default function mailTitle(
  { topic, email }: Pick<Mail, 'topic' | 'email'>,
  translate: (key: string, args?: object) => string,
): string {
  const about = translate(`resources.mails.values.topic.${topic}`);
  return email === undefined ? about : `${about} · ${email}`;
}
