import { unitCalled, unitName } from '../units/units.ts';
import { defineCodec } from './codec.ts';
import { isText } from './text.ts';

/** A unit by its UN/ECE code; shown by its name, and read by code, symbol or name in any language. */
export const unit = defineCodec({
  is: isText,
  toText: (value, { language }) => unitName(value, language),
  parseText: (text) => unitCalled(text),
  issue: 'validation.unknownUnit',
});
