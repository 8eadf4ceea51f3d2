import type { FastifyRequest } from 'fastify';
import type { Language } from '../../../../domain/languages.ts';
import dataExports from '../../../../schemas/resources/company/data-exports.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { readOnPlatform } from '../../../database/transaction.ts';
import { loadResources } from '../../../engine/resources/registry.ts';
import { readAuthorizations } from '../../people/index.ts';
import { frameOf } from '../notices/frames.ts';
import { permissionsFor } from './sources.ts';

const required = permissionsFor(await loadResources());

/** Throws `forbidden` for who may not read all that an export has, and for programs: a person asks for it and takes it. */
export function requireAll({ identity }: FastifyRequest): void {
  if (!identity || identity.scopes || !required.every((name) => identity.permissions.has(name))) {
    throw new ApiError('forbidden');
  }
}

/** Who asked for an export. */
export interface Requester {
  readonly name: string;
  readonly email: string;
  readonly language: Language | null;
}

const select = `
  select u.name, u.email, u.language from users u join tenants t on t.id = $2 and t.suspended_at is null
  where u.uuid = $1 and u.active and exists (
    select from user_references r where r.user_uuid = u.uuid and r.kind = 'tenant' and r.value = t.slug)`;

/** Returns who asked for an export, as long as they may read all that it has; undefined once they may not. */
export const entitled = (
  pool: Pool,
  of: { readonly user: string; readonly tenant: string },
): Promise<Requester | undefined> =>
  readOnPlatform(
    pool,
    async (db) => {
      const [requester] = await db.query<Requester>(select, [of.user, of.tenant]);
      if (!requester) return undefined;
      const { permissions } = await readAuthorizations(db, of, frameOf);
      const held = new Set(permissions.map(({ name }) => name));
      return [...required, `${dataExports.name}:create`].every((name) => held.has(name)) ? requester : undefined;
    },
    { isOperator: true },
  );
