import { expect, it, test } from 'vitest';
import { fileName, nameLength } from './fileName.ts';

it.each([
  ['contract.pdf', 'contract.pdf'],
  ['Contrato São Paulo – 東京.PDF', 'Contrato São Paulo – 東京.PDF'],
  ['../../etc/passwd', 'passwd.pdf'],
  [String.raw`C:\Users\ana\contract.pdf`, 'contract.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'a Set-Cookie_ x.pdf'],
  ['a\u0000b\u202Egnp.pdf', 'abgnp.pdf'],
  ['photo.png', 'photo.png.pdf'],
  ['run.exe', 'run.exe.pdf'],
  ['...', 'file.pdf'],
  ['', 'file.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['a "quoted" <name>.pdf', 'a _quoted_ _name_.pdf'],
  ['Cafe\u0301.pdf', 'Café.pdf'],
])('%j is stored as %j', (sent, kept) => {
  expect(fileName(sent, 'application/pdf')).toBe(kept);
});

it('a type can have several extensions', () => {
  expect(['a.jpg', 'a.JPEG', 'a.png'].map((name) => fileName(name, 'image/jpeg'))).toEqual([
    'a.jpg',
    'a.JPEG',
    'a.png.jpg',
  ]);
});

test('a long name keeps its extension, and no partial character', () => {
  expect(fileName(`${'x'.repeat(300)}.pdf`, 'application/pdf')).toBe(`${'x'.repeat(nameLength - 4)}.pdf`);
  expect(fileName(`${'🧾'.repeat(300)}.pdf`, 'application/pdf')).toBe(`${'🧾'.repeat((nameLength - 4) / 2)}.pdf`);
});
