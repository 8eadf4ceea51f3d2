import type { Email } from 'postal-mime';
import type { TestPost } from '../../support/smtpServer.ts';

/** Returns the latest mail to an address. */
export function mailTo(post: TestPost, email: string): Email {
  const mail = post.received.findLast(({ to }) => to.includes(email))?.mail;
  if (mail === undefined) throw new Error(`Nothing was mailed to ${email}`);
  return mail;
}

/** Returns the path of the page of a recipient, from the latest mail to an address. */
export function linkIn(post: TestPost, email: string): string {
  const [link] = /https?:\/\/\S+\?recipient=[\w-]+/.exec(mailTo(post, email).text ?? '') ?? [];
  if (link === undefined) throw new Error(`No link was mailed to ${email}`);
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}
