import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keyFor } from '../base/secretKey.ts';

/** How long a device is known after its last sign-in, in milliseconds: the maximum age of cookies. */
const lifetime = 400 * 24 * 60 * 60 * 1000;

/** The same in seconds. */
export const knownDeviceSeconds = lifetime / 1000;

/** A browser that has signed in to an account. */
export interface KnownDevice {
  /** The account's pseudonym from `accountNames`. */
  readonly account: string;
  readonly id: string;
}

/** A device with the time of its proof. */
export interface ProvenDevice extends KnownDevice {
  readonly provenAt: Date;
}

/** Distinguishes browsers that have signed in to an account from others. */
export interface KnownDevices {
  /** Creates the proof for a device of an account. */
  prove(device: KnownDevice, now: Date): string;
  /** Returns the device of a proof; undefined if invalid or expired. */
  read(proof: string, now: Date): ProvenDevice | undefined;
}

export const newDeviceId = (): string => randomBytes(12).toString('base64url');

/** Creates the known devices of an installation. Proofs are signed with a key of their own, and not stored. */
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
