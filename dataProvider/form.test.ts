import { expect, test } from 'vitest';
import { withFiles } from './form.ts';

const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });

test('a record without new files is sent as JSON', () => {
  const record = { name: 'Aurora', scan: { uuid: '1' }, papers: [{ uuid: '2' }], flag: null };
  expect(withFiles(record)).toBe(record);
});

test('new files are separate parts; existing files and fields stay in the form', () => {
  const form = withFiles({
    name: 'Aurora',
    notes: '',
    insured: true,
    flag: null,
    place: { id: 620 },
    scan: pdf('a.pdf'),
    papers: [{ uuid: '2' }, pdf('b.pdf'), pdf('c.pdf')],
    photo: { uuid: '3' },
  }) as FormData;
  const entries = [...form].map(([name, value]) => [name, value instanceof File ? value.name : value]);
  expect(entries).toEqual([
    ['name', 'Aurora'],
    ['notes', ''],
    ['insured', 'true'],
    ['place', '{"id":620}'],
    ['scan', 'a.pdf'],
    ['papers', '[{"uuid":"2"}]'],
    ['papers', 'b.pdf'],
    ['papers', 'c.pdf'],
    ['photo', '{"uuid":"3"}'],
  ]);
});
