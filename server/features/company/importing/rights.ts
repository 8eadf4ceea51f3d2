import { visibleToUser } from '../../../../domain/access/visible.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { loadResources } from '../../../engine/resources/registry.ts';
import { actorText, type Identity } from '../../../identity/actor.ts';
import { permissionsBy } from '../../../identity/grantables.ts';
import type { Scope } from '../../../identity/scope.ts';
import { standingIdentity } from '../../../identity/sessions/sessionStore.ts';

export const resources = await loadResources();
const permissions = permissionsBy(resources);

/** Who imports, with their rights of now. */
export interface Importer {
  readonly user: string;
  readonly actor: string;
  readonly granter: NonNullable<Scope['granter']>;
  /** Whether they may list the imported records. */
  readonly mayList: boolean;
  /** A resource as they see it. */
  readonly resourceNamed: (name: string) => Resource | undefined;
}

/** Returns who began an import; undefined if they may no longer import its records. */
export async function importerOf(
  pool: Pool,
  tenant: string,
  session: string,
  resource: string,
): Promise<Importer | undefined> {
  const identity = await standingIdentity(pool, session);
  const company = identity?.tenants.find(({ id, isSuspended }) => id === tenant && !isSuspended);
  if (!identity || !company) return undefined;
  const held = permissions.of(identity, company);
  return held.has(`${resource}:import`) ? importer(identity, held, resource) : undefined;
}

function importer({ actor, withheld }: Identity, held: ReadonlySet<string>, resource: string): Importer {
  return {
    user: actor.uuid,
    actor: actorText(actor),
    granter: { type: actor.type, permissions: held, withheld, frameOf: permissions.frameOf },
    mayList: held.has(`${resource}:list`),
    resourceNamed: (name) => {
      const found = resources.find((each) => each.name === name);
      return found && visibleToUser(found, actor, (other) => held.has(`${other}:list`));
    },
  };
}
