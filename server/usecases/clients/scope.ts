import { grantsOf } from '../../../domain/access/grant.ts';
import { permissionsIn } from '../../auth/clientScope.ts';
import { requireNone } from '../../errors.ts';
import { loadResources } from '../../resources/registry.ts';
import type { Input } from '../../resources/columnValues.ts';

const known = new Set(
  (await loadResources()).flatMap((resource) =>
    grantsOf(resource).flatMap(({ may }) => may.map((action) => `${resource.name}:${action}`)),
  ),
);

/** Throws `validation` for an unknown permission in a scope. A client never exceeds its owner's rights. */
export function requireKnownScope({ scope }: Input): void {
  const unknown = permissionsIn(String(scope ?? '')).filter((name) => !known.has(name));
  requireNone(
    unknown
      .slice(0, 1)
      .map((permission) => ({ path: 'scope', key: 'validation.unknownPermission', args: { permission } })),
  );
}
