import { userTypes, type UserType } from '../../schemas/access.ts';
import type { Frame } from './effective.ts';
import { areaFor } from './grant.ts';

/** A user who gives or takes permissions: their own, and the frames of all user types. */
export interface Granter {
  readonly type: UserType;
  readonly permissions: ReadonlySet<string>;
  /** Permissions that an administrator removed from the catalogue. */
  readonly withheld: readonly string[];
  readonly frameOf: (type: UserType) => Frame;
}

/**
 * Returns the permissions that a user may neither give nor take, because they lack them (design §8). A permission that
 * their type cannot have (such as an accountant's export, for an owner) or that is withheld from everyone requires all
 * others of their type.
 */
export function beyond({ type, permissions, withheld, frameOf }: Granter, granted: readonly string[]): string[] {
  const { all } = frameOf(type);
  const gone = new Set(withheld);
  const possible = new Set(all.filter((name) => !gone.has(name)));
  const hasAll = [...possible].every((name) => permissions.has(name));
  return granted.filter((name) => !permissions.has(name) && (possible.has(name) || !hasAll));
}

/** Returns the permissions that only operators of the platform can have, so that no right in a company holds them. */
export function onlyOfPlatform({ frameOf }: Pick<Granter, 'frameOf'>, names: readonly string[]): string[] {
  const inCompanies = userTypes.filter((type) => areaFor(type) === 'company').flatMap((type) => frameOf(type).all);
  const [ofPlatform, ofCompanies] = [new Set(frameOf('ADMIN').all), new Set(inCompanies)];
  return names.filter((name) => ofPlatform.has(name) && !ofCompanies.has(name));
}
