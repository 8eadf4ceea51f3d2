import { expect, it } from 'vitest';
import { stripped } from './withoutContract.ts';

it('a declaration loses its example and the summaries of its commands, and keeps properties of these names', () => {
  const code = `export default defineResource({
  schema: { properties: { example: { type: "string" }, summary: { type: "string" } } },
  example: { name: "Ana", nested: { a: 1 } },
  actions: { commands: { merge: { needs: "edit", summary: "Merge clients." } }, menu: [["merge"]] },
});`;
  expect(stripped(code).replaceAll(/\s+/g, ' ')).toBe(
    'export default defineResource({ schema: { properties: { example: { type: "string" }, summary: { type: "string" } } }, ' +
      'actions: { commands: { merge: { needs: "edit", } }, menu: [["merge"]] }, });',
  );
});

it.each(['export default defineSingle(schema);', 'export const line = { example: 1 };'])('%s stays', (code) => {
  expect(stripped(code)).toBe(code);
});

it('a schema loses the descriptions of properties, and keeps a property of this name', () => {
  const code = `export const line = { text: { type: "string", description: "Text" }, description: { description: "Own", type: "string" } };`;
  expect(stripped(code).replaceAll(/\s+/g, ' ')).toBe(
    'export const line = { text: { type: "string", }, description: { type: "string" } };',
  );
});
