import { areaOf } from '../../../identity/actor.ts';
import { deviceText, type Visit } from '../../../identity/sessions/visit.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Language } from '../../../base/i18n.ts';
import { queueMail } from '../../../mail/queueMail.ts';
import { profilePath } from '../../../../domain/access/profilePath.ts';
import type { UserType } from '../../../../schemas/access.ts';

/** A user signing in with a password. */
export interface SigningIn {
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
  readonly type: UserType;
  readonly language: Language | null;
}

const hasSignedIn = 'select from sessions where user_uuid = $1 limit 1';

/**
 * Notifies a user by mail of a sign-in from an unknown browser, except at the first sign-in. Called before the session
 * opens.
 */
export async function mailNewDevice(
  db: Db,
  { uuid, name, email, type, language }: SigningIn,
  { visit, site, now, language: fallback }: { visit: Visit; site: string; now: Date; language: Language },
): Promise<void> {
  const [before] = await db.query(hasSignedIn, [uuid]);
  if (!before) return;
  const area = areaOf(type);
  await queueMail(db, {
    topic: 'new_device',
    to: { name, email },
    language: language ?? fallback,
    values: {
      link: `${site}/${area}/${profilePath(area)}`,
      name,
      device: deviceText(visit),
      place: visit.address ?? undefined,
      at: now.toISOString(),
    },
  });
}
