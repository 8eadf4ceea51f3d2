import { sealingBy, type Sealing } from '../base/sealing.ts';
import { keyFor } from '../base/secretKey.ts';

const place = 'outbox.link';

let sealing: Sealing | undefined;

/** Sets the key that seals links in mails. Each process calls it once at the start. */
export function sealLinksBy(secretKey: string): void {
  sealing = sealingBy([keyFor(secretKey, 'mail link')]);
}

/** Encrypts a link for the outbox. */
export const sealLink = (link: string): string => opened().seal(link, place);

/** Decrypts a link. Throws for one sealed with another key. */
export const openLink = (sealed: string): string => opened().open(sealed, place);

function opened(): Sealing {
  if (!sealing) throw new Error('No key seals the links of mails: sealLinksBy comes first');
  return sealing;
}
