import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keyFor } from '../secretKey.ts';

/** Milliseconds for which a device is known after it was last signed in: what browsers keep a cookie at most. */
const lifetime = 400 * 24 * 60 * 60 * 1000;

/** Seconds of the same. */
export const knownDeviceSeconds = lifetime / 1000;

/** A browser in which somebody has signed in to an account. */
export interface KnownDevice {
  /** The account's name, as `accountNames` gives it. */
  readonly account: string;
  readonly id: string;
}

/** A device with the time of its proof. */
export interface ProvenDevice extends KnownDevice {
  readonly provenAt: Date;
}

/** Tells the browsers that have signed in to an account from those that merely try. */
export interface KnownDevices {
  /** The proof for a device of an account, from now on. */
  prove(device: KnownDevice, now: Date): string;
  /** The device of a proof; undefined where it is none of ours, or expired. */
  read(proof: string, now: Date): ProvenDevice | undefined;
}

/** An id for a device that has none yet. */
export const newDeviceId = (): string => randomBytes(12).toString('base64url');

/** The known devices of an installation. Their proofs are signed by a key that signs nothing else, and not stored. */
export function knownDevices(secret: string): KnownDevices {
  const key = keyFor(secret, 'known device');
  const sign = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  return {
    prove({ account, id }, now) {
      const text = `${account}.${id}.${now.getTime() + lifetime}`;
      return `${text}.${sign(text).toString('base64url')}`;
    },
    read(proof, now) {
      const [text, account, id, expires, signature] =
        /^(([\w-]{22})\.([\w-]{16})\.(\d{1,15}))\.([\w-]{43})$/.exec(proof)?.slice(1) ?? [];
      if (!text || !account || !id || !signature) return undefined;
      if (!timingSafeEqual(Buffer.from(signature, 'base64url'), sign(text))) return undefined;
      const provenAt = new Date(Number(expires) - lifetime);
      return Number(expires) > now.getTime() ? { account, id, provenAt } : undefined;
    },
  };
}
