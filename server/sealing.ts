import { createCipheriv, createDecipheriv, createHash, randomBytes, type KeyObject } from 'node:crypto';

/** Keeps texts so that only this installation reads them, and none where another was put. */
export interface Sealing {
  /** What is stored of a text that belongs at a place: `acme vessels.radio_key`. */
  seal(text: string, place: string): string;
  /** The text again. Throws for what was sealed at another place, by a key that is not known, or was changed. */
  open(sealed: string, place: string): string;
}

const algorithm = 'aes-256-gcm';
/** Bytes of the nonce and of the tag of AES-GCM (NIST SP 800-38D). */
const nonceBytes = 12;
const tagBytes = 16;

/** What a sealed text begins with, and the key it was sealed by: the database holds its columns to it. */
const form = /^sealed:v1:([\da-f]{8}):([\w-]+)$/;

/** Seals by the first of these keys of 32 bytes, and opens by any: the others are those that it was before. */
export function sealingBy(keys: readonly [KeyObject, ...KeyObject[]]): Sealing {
  const byName = new Map(keys.map((key) => [nameOf(key), key]));
  return {
    seal(text, place) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, keys[0], nonce).setAAD(Buffer.from(place));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const whole = Buffer.concat([nonce, cipher.getAuthTag(), content]);
      return `sealed:v1:${nameOf(keys[0])}:${whole.toString('base64url')}`;
    },
    open(sealed, place) {
      const [, name = '', text = ''] = form.exec(sealed) ?? [];
      const key = byName.get(name);
      if (!key) throw new RangeError('Nothing here opens what was sealed');
      const whole = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv(algorithm, key, whole.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(place))
        .setAuthTag(whole.subarray(nonceBytes, nonceBytes + tagBytes));
      return decipher.update(whole.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

/** A key is known by a digest of it, so that texts tell which one they need. */
const nameOf = (key: KeyObject): string =>
  createHash('sha256').update('name').update(key.export()).digest('hex').slice(0, 8);
