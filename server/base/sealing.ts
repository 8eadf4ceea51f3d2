import { createCipheriv, createDecipheriv, createHash, randomBytes, type KeyObject } from 'node:crypto';

/** Encrypts texts so that only this installation can read them, each in its own place. */
export interface Sealing {
  /** Encrypts a text for a place: `acme vessels.radio_key`. */
  seal(text: string, place: string): string;
  /** Decrypts a text. Throws for another place, an unknown key, or a changed text. */
  open(sealed: string, place: string): string;
}

const algorithm = 'aes-256-gcm';
/** Bytes of the nonce and tag of AES-GCM (NIST SP 800-38D). */
const nonceBytes = 12;
const tagBytes = 16;

/** The format of an encrypted text with its key's name, which the database checks. */
const form = /^sealed:v1:([\da-f]{8}):([\w-]+)$/;

/** Encrypts with the first key (32 bytes) and decrypts with any; the others are previous keys. */
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

/** The name of a key is a digest, so that texts tell which one they need. */
const nameOf = (key: KeyObject): string =>
  createHash('sha256').update('name').update(key.export()).digest('hex').slice(0, 8);
