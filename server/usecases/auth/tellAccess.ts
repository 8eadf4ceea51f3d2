import { defaultLanguage, type Language } from '../../../domain/languages.ts';
import type { Db } from '../../db/transaction.ts';
import { queueMail } from '../../mail/queueMail.ts';

/** Who grants or removes access, and the base URL of links. */
export interface AccessTeller {
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
export async function tellAccess(
  db: Db,
  topic: 'access_granted' | 'access_withdrawn',
  people: readonly string[],
  slug: string,
  { actor, site }: AccessTeller,
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
