import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineChanges, pairLines, type LinePair, type LoggedLine, type LoggedTribute } from './compareLines.ts';

type Line = ReturnType<typeof lines>[number];

const lines = (digests: string) => [...digests].map((digest, position) => ({ digest, position }));

/** Formats each pair as `position:before>after`, like `1:b>x`. */
const paired = (before: string, after: string) =>
  pairLines(lines(before), lines(after)).map(
    (pair) => `${pair.position}:${pair.before?.digest ?? ''}>${pair.after?.digest ?? ''}`,
  );

/** Applies the changes to a document. */
function applied(before: Line[], pairs: LinePair<Line>[]): string[] {
  const made = before.map(({ digest }) => digest);
  for (const pair of pairs) if (pair.before && pair.after) made[pair.position] = pair.after.digest;
  const gone = pairs.filter((pair) => !pair.after);
  made.splice(gone[0]?.position ?? 0, gone.length);
  const added = pairs.filter((pair) => !pair.before);
  made.splice(added[0]?.position ?? 0, 0, ...added.flatMap((pair) => pair.after?.digest ?? []));
  return made;
}

describe('the lines that differ', () => {
  it.each([
    ['abc', 'abc', []],
    ['abc', 'axc', ['1:b>x']],
    ['abc', 'xay', ['0:a>x', '1:b>a', '2:c>y']],
    ['abc', 'abcd', ['3:>d']],
    ['abc', 'xabc', ['0:>x']],
    ['abc', 'ac', ['1:b>']],
    ['abc', 'xbcd', ['0:a>x', '3:>d']],
    ['aaa', 'aa', ['2:a>']],
    ['', 'a', ['0:>a']],
  ])('where %s became %s are %j', (before, after, pairs) => {
    expect(paired(before, after)).toEqual(pairs);
  });

  const document = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 }).map((digests) => lines(digests.join('')));

  it('turn the lines before into the lines after, for any lines', () => {
    fc.assert(
      fc.property(document, document, (before, after) => {
        expect(applied(before, pairLines(before, after))).toEqual(after.map(({ digest }) => digest));
      }),
    );
  });

  it('are found without the lines that stayed at their position', () => {
    fc.assert(
      fc.property(document, document, (before, after) => {
        const [was, is] = [
          [before, after],
          [after, before],
        ].map(([these, others]) => (these ?? []).filter(({ digest }, place) => digest !== others?.[place]?.digest));
        expect(applied(before, pairLines(was ?? [], is ?? []))).toEqual(after.map(({ digest }) => digest));
      }),
    );
  });
});

describe('the changes of a line', () => {
  const iss: LoggedTribute = {
    uuid: 't1',
    name: 'ISS',
    value: '5',
    is_fixed: false,
    is_origin: true,
    tax_responsible: 'exporter',
  };
  const line: LoggedLine = {
    item_description: 'Consulting',
    quantity: '2',
    price: '50.000',
    scenery: { uuid: 's1', name: 'Brazil to US' },
    tributes: [iss],
  };
  const changesOf = (before: Partial<LoggedLine>, after: Partial<LoggedLine>) =>
    lineChanges('items', { position: 2, before: { ...line, ...before }, after: { ...line, ...after } });

  it('are its changed fields', () => {
    expect(changesOf({}, { item_description: 'Design', quantity: '1', price: '100.000' })).toEqual([
      ['items.2.item', ['Consulting', 'Design']],
      ['items.2.quantity', ['2', '1']],
      ['items.2.price', ['50.000', '100.000']],
    ]);
  });

  it('are what a quote says of its options', () => {
    expect(changesOf({ is_optional: true }, { is_optional: true, is_accepted: true })).toEqual([
      ['items.2.is_accepted', [null, true]],
    ]);
    const [[, [, added]] = ['', [null, null]]] = lineChanges('items', {
      position: 0,
      after: { ...line, is_optional: true },
    });
    expect(added).toMatchObject({ item: 'Consulting', is_optional: true });
  });

  it('are its changed, removed and added tributes', () => {
    const iva = { ...iss, uuid: 't2', name: 'IVA' };
    const six = { ...iss, value: '6' };
    expect(changesOf({}, { tributes: [six] })).toEqual([['items.2.scenery.tributes.0', [iss, six]]]);
    expect(changesOf({}, { tributes: [iva] })).toEqual([
      ['items.2.scenery.tributes.0', [null, iva]],
      ['items.2.scenery.tributes.1', [iss, null]],
    ]);
  });

  it('are a new scenario, even of the same name, without its tributes', () => {
    const other = { uuid: 's2', name: 'Brazil to US' };
    expect(changesOf({}, { scenery: other, tributes: [] })).toEqual([['items.2.scenery', [line.scenery, other]]]);
  });

  it('are digests of scenarios if the log has no more', () => {
    expect(changesOf({ scenery: 'md5:1', tributes: null }, { scenery: 'md5:2', tributes: null })).toEqual([
      ['items.2.scenery', ['md5:1', 'md5:2']],
    ]);
  });

  it('are the whole line if it was added or removed', () => {
    const whole = { item: 'Consulting', quantity: '2', price: '50.000', scenery: line.scenery };
    expect(lineChanges('items', { position: 0, after: line })).toEqual([['items.0', [null, whole]]]);
    expect(lineChanges('items', { position: 0, before: line })).toEqual([['items.0', [whole, null]]]);
  });
});
