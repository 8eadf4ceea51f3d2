// Writes the contract of the API, and the TypeScript types of it: `npm run openapi`.
import { writeFile } from 'node:fs/promises';
import openapiTypes, { astToString } from 'openapi-typescript';

const { contract, typesHeader } = await import('../server/contract.ts');
const folder = new URL('../openapi/', import.meta.url);

const text = await contract();
const types = astToString(await openapiTypes(JSON.parse(text)));
await writeFile(new URL('openapi.json', folder), text);
await writeFile(new URL('api.d.ts', folder), typesHeader(text) + types);
