import fc from 'fast-check';
import { expect, it } from 'vitest';
import { objectWriter } from './objectWriter.ts';
import { readObjects, type PdfObject } from './readObjects.ts';

const content = fc.record(
  {
    text: fc.constantFrom('<< /Kids [1 0 R 2 0 R] >>', '[(endobj) <FEFF>]', '(a\\) 3 0 R \xe7)'),
    stream: fc.uint8Array(),
  },
  { requiredKeys: ['text'] },
);

it('writes objects that are read as they were, in one or several steps', () => {
  fc.assert(
    fc.property(fc.array(fc.array(content, { minLength: 1 }), { minLength: 1, maxLength: 4 }), (steps) => {
      const writer = objectWriter();
      const written = [writer.start()];
      const all: PdfObject[] = [];
      let free = 1;
      for (const step of steps) {
        const objects = step.map(({ text, stream }) => ({
          number: free++,
          text,
          ...(stream && { stream: Buffer.from(stream) }),
        }));
        all.push(...objects);
        written.push(writer.objects(objects, free++));
      }
      written.push(writer.end({ number: free, catalog: 1, info: 2 }));
      const { objects, trailer } = readObjects(Buffer.concat(written));
      expect([...objects.values()].toSorted((a, b) => a.number - b.number)).toEqual(all);
      expect(trailer).toMatch(/\/Root 1 0 R \/Info 2 0 R\n\/ID \[<[\da-f]{32}> <[\da-f]{32}>\]/);
    }),
  );
});

it.each(['', 'no PDF', '%PDF-1.7\nstartxref\n3\n%%EOF\n'])('%j has no objects to read', (text) => {
  expect(() => readObjects(Buffer.from(text))).toThrow('no table of references');
});
