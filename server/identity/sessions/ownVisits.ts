import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from '../../base/secretKey.ts';

/**
 * Marks the browser of a session, to distinguish the company's own visits from its clients'. The mark grants nothing.
 */
export interface OwnVisits {
  /** Creates the mark of a session uuid. */
  mark(session: string): string;
  /** Returns the session of a mark, which may have ended; undefined if invalid. */
  read(mark: string): string | undefined;
}

/** Creates the marks of an installation, signed with a key of their own. */
export function ownVisits(secret: string): OwnVisits {
  const key = keyFor(secret, 'own visit');
  const sign = (session: string): Buffer => createHmac('sha256', key).update(session).digest();
  return {
    mark: (session) => `${session}.${sign(session).toString('base64url')}`,
    read(mark) {
      const [session, signature] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(mark)?.slice(1) ?? [];
      if (!session || !signature) return undefined;
      return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(session)) ? session : undefined;
    },
  };
}
