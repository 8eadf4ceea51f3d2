/** Large, deep, wide or otherwise expensive JSON, of about this size. */
const size = 3_500_000;

const repeated = (text: string, bytes = size): string => text.repeat(Math.floor(bytes / text.length));
const listOf = (element: string, bytes = size): string =>
  `[${repeated(`${element},`, bytes - element.length)}${element}]`;

/** Bodies for any JSON route. */
export const bodies: Readonly<Record<string, string>> = {
  'an endless list': listOf('{}'),
  'lists in lists': '['.repeat(size / 2) + ']'.repeat(size / 2),
  'objects in objects': `${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}`,
  'many keys': `{${Array.from({ length: size / 16 }, (_, n) => `"key${n}":${n}`).join(',')}}`,
  'one key again and again': `{${repeated('"name":1,')}"name":1}`,
  'one long text': `{"name":"${'x'.repeat(size)}"}`,
  'a text of escapes': `{"name":"${repeated('\\u0041')}"}`,
  'half surrogates': `{"name":"${repeated('\\ud800')}"}`,
  'a long number': `{"id":${'9'.repeat(size)}}`,
  'no end': '{"name":[{"a":',
  'no JSON': repeated('<a href="x">'),
  'a prototype': '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}',
  'a hundred thousand lines of nothing': `{"items_invoice":${listOf('{}', 300_000)}}`,
  'a million lines of nothing': `{"items_invoice":${listOf('{}')}}`,
  'tributes of nothing': `{"items_invoice":${listOf(`{"scenery":{"tributes":${listOf('{"uuid":"x"}', 3_000)}}}`)}}`,
  'all wrong': `{"items_invoice":${listOf('{"item":1,"price":"x","quantity":-1,"scenery":[]}', 60_000)}}`,
};

/** Texts for any input. */
export const texts: readonly string[] = [
  '\n'.repeat(4_000),
  'W'.repeat(4_000),
  `a${'\u0301\u0323'.repeat(2_000)}`,
  `\u202e${'אבג '.repeat(900)}`,
  '👨‍👩‍👧‍👦'.repeat(300),
];

/** Values for any query or path parameter. */
export const values: readonly string[] = [
  'x'.repeat(7_000),
  '%00',
  '%ff',
  '%F0%9F%91%A8'.repeat(500),
  '-1',
  '1e309',
  '99999999999999999999',
  "'%20or%201=1--",
  '%25_%25_%25',
  '..%2f..%2fetc',
];

/** A multipart body of unknown parts. */
export function manyParts(boundary: string): Buffer {
  const part = (name: string, content: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
  const large = 'x'.repeat(size / 10);
  const parts = Array.from({ length: 10 }, (_, n) => part(`unknown${n}`, large));
  return Buffer.from(`${parts.join('')}--${boundary}--\r\n`);
}
