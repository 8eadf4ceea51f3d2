import { createHash } from 'node:crypto';
import { buildApp } from './app.ts';
import { fixedClock } from '../base/clock.ts';
import { openPool } from '../database/pool/pool.ts';
import { startDocuments } from '../drawing/process/render.ts';
import { compileInputs } from '../web/input.ts';
import { compileAnswers } from '../web/output.ts';
import { dayOfExamples } from '../engine/resources/answers.ts';

const config = {
  host: '127.0.0.1',
  apiHost: 'localhost',
  apiProtocol: 'http',
  secretKey: 'signs nothing: nobody can reach this app',
} as const;

/**
 * Generates the OpenAPI document for the day of its examples, as text, without a database. Throws if one of its schemas
 * cannot be compiled.
 */
export async function contract(): Promise<string> {
  const documents = startDocuments();
  const clock = fixedClock(new Date(dayOfExamples));
  const app = await buildApp({ config, pool: openPool('postgresql:///none'), clock, documents, checkAnswers: true });
  try {
    compileInputs();
    compileAnswers();
    return `${JSON.stringify(inOrder(app.swagger()), null, 2)}\n`;
  } finally {
    await app.close();
    await documents.close();
  }
}

/** A document with its names in order, so that a change moves nothing else. Lists, and the values of examples, keep theirs. */
function inOrder(value: unknown, name = ''): unknown {
  if (typeof value !== 'object' || value === null || name.startsWith('example')) return value;
  if (Array.isArray(value)) return value.map((each) => inOrder(each));
  const sorted = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, inner]) => [key, inOrder(inner, key)]));
}

/** The first line of `openapi/api.d.ts`: which contract the types were written from. */
export const typesHeader = (text: string): string =>
  `// Written by \`npm run openapi\` from openapi.json ${createHash('sha256').update(text).digest('hex')}\n`;
