import { defaultLanguage, type Language } from '../../../../domain/languages.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { Granting } from '../partners/toggle.ts';

/** The user who manages people, and their language. */
export interface Acting extends Granting {
  readonly by: { readonly uuid: string; readonly name: string };
}

const read = `
  select jsonb_build_object('id', t.id, 'slug', t.slug, 'name', t.name) as tenant,
    jsonb_build_object('uuid', u.uuid, 'name', u.name) as by, u.language
  from tenants t join users u on u.uuid = current_user_uuid() where t.id = current_tenant()`;

/** Returns the actor in a company's transaction. Throws `session_ended` if they have left it. */
export async function actingFor(db: Db, { site = '', granter, budgets }: Scope): Promise<Acting> {
  const [found] = await db.query<Pick<Acting, 'tenant' | 'by'> & { language: Language | null }>(read);
  if (!found) throw new ApiError('session_ended');
  return { ...found, language: found.language ?? defaultLanguage, site, budgets, ...(granter && { granter }) };
}
