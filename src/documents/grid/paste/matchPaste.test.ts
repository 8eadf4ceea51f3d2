import { describe, expect, it } from 'vitest';
import { lineWith, scenarioWith } from '../lines/samples.testing.ts';
import { lineOfRow, matchRows, textOfRows, unknownDescriptions } from './matchPaste.ts';
import { parsePaste } from './parsePaste.ts';

const items = [{ uuid: 'i1', description: 'Consultoria técnica' }];
const scenario = scenarioWith('Variable');
const match = (text: string) => matchRows(parsePaste(text, ',').rows, items, [scenario]);

describe('pasted rows and the catalog', () => {
  it('match by description, ignoring case, accents and spaces', () => {
    expect(match('CONSULTORIA   tecnica\t1\t10')[0]?.item).toEqual(items[0]);
    expect(match('Suporte\t1\t10')[0]?.item).toBeUndefined();
  });

  it('list each unknown description once, in order', () => {
    expect(unknownDescriptions(match('Suporte\t1\t10\nAula\t1\t5\nsuporte\t2\t10\nConsultoria técnica\t1\t1'))).toEqual(
      ['Suporte', 'Aula'],
    );
  });

  it('match scenarios by code or by name', () => {
    expect(match('A\t1\t10\tbr-us')[0]?.chosenScenario).toBe(scenario);
    expect(match('A\t1\t10\tBrasil → Estados Unidos')[0]?.chosenScenario).toBe(scenario);
    expect(match('A\t1\t10\tMars')[0]?.problems).toEqual([{ field: 'scenario', key: 'unknownScenario' }]);
  });

  it('use the current scenario if they have none', () => {
    const [row] = matchRows(parsePaste('A\t1\t10', ',').rows, items, [], scenario);
    expect(row).toMatchObject({ chosenScenario: scenario, problems: [] });
  });
});

describe('a row with a description alone', () => {
  it('becomes a text, for which no item is added', () => {
    const rows = match('Fase um\t\nSuporte\t1\t10');
    expect(rows.map(({ problems }) => problems)).toEqual([[], []]);
    expect(unknownDescriptions(rows)).toEqual(['Suporte']);
    expect(rows.slice(0, 1).map((row) => lineOfRow(row, undefined))).toMatchObject([
      { row: 'text', description: 'Fase um', quantity: '', price: '' },
    ]);
  });

  it('is a line that lacks its price where it names an item', () => {
    expect(match('Consultoria técnica\t')[0]?.problems).toEqual([{ field: 'price', key: 'missing' }]);
  });

  it.each([
    [2000, []],
    [2001, [{ field: 'item', key: 'tooLong' }]],
  ])('may have a text of %d letters: %j', (length, problems) => {
    expect(match(`${'x'.repeat(length)}\t`)[0]?.problems).toEqual(problems);
  });
});

describe('a row without a price or scenario', () => {
  const ofItem = { ...scenario, uuid: 's2', name: 'Brasil → Portugal', code: 'BR-PT' };
  const offering = [{ uuid: 'i1', description: 'Aula', offer: { price: '80.00' }, scenario: 's2' }];
  const matchOffered = (text: string) =>
    matchRows(parsePaste(text, ',').rows, offering, [ofItem, scenario], scenario)[0];

  it('takes those of its item', () => {
    const row = matchOffered('Aula\t2');
    expect(row).toMatchObject({ price: '80.00', chosenScenario: ofItem, problems: [] });
    const line = row && lineOfRow(row, offering[0] ?? { uuid: '', description: '' });
    expect(line).toMatchObject({ item: { uuid: 'i1' }, price: '80.00', taken: { price: true, scenario: 'item' } });
  });

  it('keeps what it has, and needs a price if its item has none', () => {
    expect(matchOffered('Aula\t2\t7\tBR-US')).toMatchObject({ price: '7', chosenScenario: scenario, problems: [] });
    expect(matchOffered('Outra\t2')?.problems).toEqual([{ field: 'price', key: 'missing' }]);
    expect(matchOffered('Aula\t2\tdez')?.problems).toEqual([{ field: 'price', key: 'notNumber' }]);
  });
});

describe('the line of a pasted row', () => {
  it('takes the values of the line above if it has the same scenario', () => {
    const [row] = match('Consultoria técnica\t2\t10,5\tBR-US');
    if (!row) throw new Error('no row');
    const above = lineWith({ scenario, values: { t1: '3' } });
    expect(lineOfRow(row, items[0] ?? { uuid: '', description: '' }, above)).toMatchObject({
      item: items[0],
      quantity: '2',
      price: '10.5',
      scenario,
      values: { t1: '3' },
    });
    const other = lineWith({ scenario: { ...scenario, uuid: 's2' }, values: { t1: '3' } });
    expect(lineOfRow(row, { uuid: 'i1', description: '' }, other).values).toEqual({});
  });
});

describe('unparsable rows', () => {
  it('are kept as the pasted text', () => {
    const text = 'A\tdois\t10\n"B ""x""\ty"\t1\t';
    expect(textOfRows(parsePaste(text, ',').rows)).toBe(text);
  });
});
