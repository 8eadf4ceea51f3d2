import { textOf } from './read.ts';
import type { Rule } from './rule.ts';

/** Hosts that the product, its mail and its certificates use. */
const reserved: ReadonlySet<string> = new Set(
  `accountants account accounts admin api app apps assets auth autoconfig autodiscover billing blog cdn company console
  dev docs download email files ftp help home host hostmaster imap info internal invoice invoices localhost login logs mail
  manage media metrics mx ns ns1 ns2 payments platform pop postmaster public root security signin sitemap smtp ssl staging
  static status support system tenant test ultramar uploads view webmaster www`.split(/\s+/),
);

/** A company's short name is its host: it is not reserved and does not look encoded (`xn--`). */
export const slugNotReserved: Rule = (record) => {
  const slug = textOf(record['slug']);
  const isTaken = reserved.has(slug) || slug.startsWith('xn--') || slug.endsWith('-');
  return isTaken ? [{ path: 'slug', key: 'validation.slugReserved' }] : [];
};
