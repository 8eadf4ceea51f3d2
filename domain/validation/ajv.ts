import type Ajv from 'ajv/dist/core.js';
import type { Options } from 'ajv';
import addFormats from 'ajv-formats';
import { decimalKeyword } from './decimal.ts';

/**
 * The validation of request bodies on server and console: all errors together, unknown and read-only properties removed,
 * defaults filled in, no coercion (`normalizeInput` did it).
 */
export const ajvOptions = {
  strict: true,
  // A rich text is a string or a document.
  allowUnionTypes: true,
  allErrors: true,
  // A block of a template is one of several; only the named one is checked.
  discriminator: true,
  removeAdditional: true,
  useDefaults: true,
  coerceTypes: false,
} as const satisfies Options;

/** E.164; `phoneIssues` checks that a country assigns the number. */
const e164 = /^\+[1-9]\d{4,14}$/;

/** Adds our keywords and formats to an Ajv of JSON Schema 2020-12 (`ajv/dist/2020.js`) and returns it. */
export function configureAjv<A extends Ajv>(ajv: A): A {
  addFormats(ajv, { formats: ['uuid', 'date', 'date-time', 'email', 'uri'], keywords: false });
  ajv.addVocabulary(['kind', 'ref', 'when', 'percent', 'currency', 'together', 'immutable', 'unique', 'counter']);
  ajv.addVocabulary([
    'tones',
    'refined',
    'numbered',
    'file',
    'fixed',
    'each',
    'shownOnce',
    'sentences',
    'summarizes',
    'reveals',
    'recordsOf',
    'inserts',
    'defines',
    'folded',
    'defined',
    'onSite',
    'addressees',
    'printed',
    'bulk',
  ]);
  ajv.addVocabulary(['offers', 'keyOf', 'among', 'decidesRow', 'alone']);
  ajv.addFormat('phone', e164);
  ajv.addKeyword(decimalKeyword);
  return ajv;
}
