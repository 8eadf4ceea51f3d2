import { linkProtocols, richTextLimits } from '../../schemas/parts/richText.ts';

const protocols: ReadonlySet<string> = new Set(linkProtocols);

/**
 * Returns a link's address in ASCII if it is allowed: http, https or mailto, without a user name, which could disguise
 * the host.
 */
export function linkAddress(written: unknown): string | undefined {
  if (typeof written !== 'string' || written.length > richTextLimits.link || !URL.canParse(written)) return undefined;
  const { protocol, username, password, href } = new URL(written);
  const isAllowed = protocols.has(protocol) && username === '' && password === '';
  return isAllowed && href.length <= richTextLimits.link ? href : undefined;
}
