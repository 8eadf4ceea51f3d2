import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from '../secretKey.ts';

/** Marks the browser of a session, so that visits of a company's own people are told from its receivers'. It opens nothing. */
export interface OwnVisits {
  /** The mark of a session, which is a uuid. */
  mark(session: string): string;
  /** The session of a mark, which may have ended; undefined where it is none of ours. */
  read(mark: string): string | undefined;
}

/** The marks of an installation, signed by a key that signs nothing else. */
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
