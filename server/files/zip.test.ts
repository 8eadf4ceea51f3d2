import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { zipOf, type Archived } from './zip.ts';

const at = new Date('2026-03-10T15:00:00Z');
const filesNamed = (...names: string[]): Archived[] =>
  names.map((name) => ({ name, bytes: Buffer.from(`of ${name}`) }));

describe('an archive', () => {
  it('contains each file under its name, also in other scripts', async () => {
    const archive = await buffer(Readable.from(zipOf(Readable.from(filesNamed('Fatura 1.pdf', '請求書.pdf')), at)));
    const found = Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]);
    expect(found).toEqual([
      ['Fatura 1.pdf', 'of Fatura 1.pdf'],
      ['請求書.pdf', 'of 請求書.pdf'],
    ]);
  });

  it('contains a file that arrives in parts', async () => {
    async function* parts() {
      yield Buffer.from('one, ');
      yield Buffer.from('two');
    }
    const files = Readable.from([{ name: 'a.csv', parts: parts() }, ...filesNamed('b')]);
    const found = unzipSync(await buffer(Readable.from(zipOf(files, at))));
    expect(Object.entries(found).map(([name, bytes]) => [name, Buffer.from(bytes).toString()])).toEqual([
      ['a.csv', 'one, two'],
      ['b', 'of b'],
    ]);
  });

  it('requests a file only when the one before it has been read', async () => {
    const requested: string[] = [];
    async function* files() {
      for (const file of filesNamed('a', 'b', 'c')) {
        requested.push(file.name);
        yield file;
      }
    }
    const parts = zipOf(files(), at);
    await parts.next();
    expect(requested).toEqual(['a']);
    await parts.return(undefined);
    expect(requested).toEqual(['a']);
  });
});
