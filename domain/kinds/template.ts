import { isObject } from '../schema/isObject.ts';
import { defineCodec } from './codec.ts';

/** A template of documents. It has no text: `domain/templates/readTemplate.ts` checks it, and an editor shows it. */
export const template = defineCodec<Readonly<Record<string, unknown>>>({
  is: isObject,
  toText: (_value, { translate }) => translate('generate.template.set'),
  parseText: () => undefined,
  issue: 'validation.invalid',
});
