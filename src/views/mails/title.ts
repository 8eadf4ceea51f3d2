import type { Mail } from '../../../schemas/resources/mails.ts';

/** How a person names a mail: by what it is about, and to whom. */
export default function mailTitle(
  { topic, email }: Pick<Mail, 'topic' | 'email'>,
  translate: (key: string, args?: object) => string,
): string {
  const about = translate(`resources.mails.values.topic.${topic}`);
  return email === undefined ? about : `${about} · ${email}`;
}
