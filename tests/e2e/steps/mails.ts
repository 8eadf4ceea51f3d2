import type { TestPost } from '../../support/smtpServer.ts';

/** Returns the path of the page of a recipient, from the latest mail to an address. */
export function linkIn(post: TestPost, email: string): string {
  const mail = post.received.findLast(({ to }) => to.includes(email))?.mail;
  const [link] = /https?:\/\/\S+\?recipient=[\w-]+/.exec(mail?.text ?? '') ?? [];
  if (link === undefined) throw new Error(`No link was mailed to ${email}`);
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}
