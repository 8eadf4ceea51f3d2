import type Ajv from 'ajv/dist/core.js';
import type { Options } from 'ajv';
import addFormats from 'ajv-formats';
import { decimalKeyword } from './decimal.ts';

/**
 * How request bodies are validated, on the server and in the console: every error at once, what the schema does not
 * know (or the server fills) dropped, defaults filled in, nothing coerced (`normalizeInput` has done that).
 */
export const ajvOptions = {
  strict: true,
  // A rich text is a string or a document.
  allowUnionTypes: true,
  allErrors: true,
  removeAdditional: true,
  useDefaults: true,
  coerceTypes: false,
} as const satisfies Options;

/** A telephone number as the wire has it; whether a country gives it, `phoneIssues` tells. */
const e164 = /^\+[1-9]\d{4,14}$/;

/** Teaches an Ajv of JSON Schema 2020-12 (`ajv/dist/2020.js`) the words and formats of our schemas; answers it. */
export function configureAjv<A extends Ajv>(ajv: A): A {
  addFormats(ajv, { formats: ['uuid', 'date', 'date-time', 'email', 'uri'], keywords: false });
  ajv.addVocabulary(['kind', 'ref', 'when', 'percent', 'currency', 'together', 'immutable', 'unique', 'counter']);
  ajv.addVocabulary(['tones', 'numbered', 'file', 'fixed', 'each', 'shownOnce', 'defines', 'defined']);
  ajv.addVocabulary(['offers', 'among']);
  ajv.addFormat('phone', e164);
  ajv.addKeyword(decimalKeyword);
  return ajv;
}
