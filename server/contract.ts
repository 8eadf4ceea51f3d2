import { createHash } from 'node:crypto';
import { buildApp } from './app.ts';
import { fixedClock } from './clock.ts';
import { openPool } from './db/pool.ts';
import { startDocuments } from './documents/render.ts';
import { dayOfExamples } from './resources/answers.ts';

const config = {
  host: '127.0.0.1',
  apiHost: 'localhost',
  apiProtocol: 'http',
  secretKey: 'signs nothing: nobody can reach this app',
} as const;

/** Generates the OpenAPI document for the day of its examples, as text, without a database. */
export async function contract(): Promise<string> {
  const documents = startDocuments();
  const clock = fixedClock(new Date(dayOfExamples));
  const app = await buildApp({ config, pool: openPool('postgresql:///none'), clock, documents });
  try {
    return `${JSON.stringify(app.swagger(), null, 2)}\n`;
  } finally {
    await app.close();
    await documents.close();
  }
}

/** The first line of `openapi/api.d.ts`: the contract that the types come from. */
export const typesHeader = (text: string): string =>
  `// Written by \`npm run openapi\` from openapi.json ${createHash('sha256').update(text).digest('hex')}\n`;
