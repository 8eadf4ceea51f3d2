import { defaultLanguage, type Language } from '../../../../domain/languages.ts';
import type { Db } from '../../../database/transaction.ts';
import { queueMail } from '../../../mail/queueMail.ts';

/** The user who grants or removes access, and the base URL of links. */
export interface AccessSender {
  readonly actor: string;
  readonly site: string;
}

interface Recipient {
  readonly name: string;
  readonly email: string;
  readonly language: Language | null;
  readonly company: string;
}

const find = `
  select u.name, u.email, u.language, t.name as company from users u, tenants t
  where u.uuid = any ($1::uuid[]) and u.active and t.slug = $2`;

/** Notifies users that they may enter a company, or no longer. */
export async function mailAccessChange(
  db: Db,
  topic: 'access_granted' | 'access_withdrawn',
  people: readonly string[],
  slug: string,
  { actor, site }: AccessSender,
): Promise<void> {
  const link = topic === 'access_granted' ? { link: `${site}/login?tenant=${slug}` } : {};
  for (const { name, email, language, company } of await db.query<Recipient>(find, [people, slug]))
    await queueMail(db, {
      topic,
      to: { name, email },
      language: language ?? defaultLanguage,
      values: { company, actor, ...link },
    });
}
