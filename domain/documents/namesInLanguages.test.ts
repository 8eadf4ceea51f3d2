import { expect, it } from 'vitest';
import { nameIn, namesOf } from './namesInLanguages.ts';

it.each([
  [{ pt_name: 'Suporte', en_name: 'Support' }, 'en', 'Support'],
  [{ pt_name: 'Suporte', en_name: 'Support' }, 'es', undefined],
  [{}, 'pt', undefined],
] as const)('of %j, the name in %s is %s', (record, language, name) => {
  expect(nameIn(record, language)).toBe(name);
});

it('are kept without those that are absent', () => {
  expect([namesOf({ pt_name: 'Suporte', en_name: undefined }), namesOf({})]).toEqual([{ pt_name: 'Suporte' }, null]);
});
