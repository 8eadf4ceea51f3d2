import { isObject } from '../schema/isObject.ts';
import { defineCodec } from './codec.ts';

/** A secret that is set. */
export interface Secret {
  readonly set: true;
}

/** A secret is written and never read; its text only says that it is set. */
export const secret = defineCodec<Secret>({
  is: (value): value is Secret => isObject(value) && value.set === true,
  toText: (_value, { translate }) => translate('generate.secret.set'),
  parseText: () => undefined,
  issue: 'validation.invalid',
});
