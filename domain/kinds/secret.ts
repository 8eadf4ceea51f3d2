import { isObject } from '../schema/isObject.ts';
import { defineCodec } from './codec.ts';

/** What is known of a secret that is set. */
export interface Secret {
  readonly set: true;
}

/** A text that is written and never read back: all there is to say is that it is set. */
export const secret = defineCodec<Secret>({
  is: (value): value is Secret => isObject(value) && value.set === true,
  toText: (_value, { translate }) => translate('generate.secret.set'),
  parseText: () => undefined,
  issue: 'validation.invalid',
});
