import { sealingBy, type Sealing } from '../sealing.ts';
import { keyFor } from '../secretKey.ts';

const place = 'outbox.link';

let sealing: Sealing | undefined;

/** Seals the links of mails by the key of this installation from now on. Each process says it once, when it starts. */
export function sealLinksBy(secretKey: string): void {
  sealing = sealingBy([keyFor(secretKey, 'mail link')]);
}

/** A link as the outbox keeps it. */
export const sealLink = (link: string): string => opened().seal(link, place);

/** The link again. Throws for one that another key sealed. */
export const openLink = (sealed: string): string => opened().open(sealed, place);

function opened(): Sealing {
  if (!sealing) throw new Error('No key seals the links of mails: sealLinksBy comes first');
  return sealing;
}
