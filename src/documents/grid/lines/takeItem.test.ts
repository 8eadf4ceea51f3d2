import { describe, expect, it } from 'vitest';
import { newLine, type Line } from './line.ts';
import type { LineScenario } from './lineScenario.ts';
import { linesReducer, noLines, type LinesAction, type LinesState } from './linesReducer.ts';
import { lineWith, scenarioWith } from './samples.testing.ts';
import { offerOf, withScenarioOfItem } from './takeItem.ts';

const consulting = { uuid: 'i1', description: 'Consulting' };
const hosting = { uuid: 'i2', description: 'Hosting' };
const ofItem = { ...scenarioWith('Variable'), uuid: 's2' };
const above = lineWith({ key: 'above' });

const apply = (lines: readonly Line[], ...actions: readonly LinesAction[]): LinesState =>
  actions.reduce(linesReducer, { ...noLines, lines });
const choose = (item: typeof consulting, price?: string): LinesAction => ({
  type: 'item',
  key: 'line',
  item,
  offer: { price },
});
const enter = (parts: Partial<Line>): LinesAction => ({ type: 'change', key: 'line', parts });
const takeScenario: LinesAction = { type: 'scenarioOfItem', key: 'line', item: 'i1', scenario: ofItem };
const blank = (from?: Line): Line => ({ ...newLine(from), key: 'line' });
const last = ({ lines }: LinesState) => lines.at(-1);

describe('the price of a line', () => {
  it('is that of its item in the currency of the document', () => {
    const prices = [
      { currency: 'USD', amount: '120.00' },
      { currency: 'EUR', amount: '98.00' },
    ];
    expect(offerOf({ prices }, 'EUR')).toEqual({ price: '98.00', unit_code: undefined });
    expect(offerOf({ prices }, 'BRL')).toEqual({ price: undefined, unit_code: undefined });
    expect(last(apply([blank()], choose(consulting, '98.00')))).toMatchObject({ item: consulting, price: '98.00' });
  });

  it('changes with the item as long as nobody enters another', () => {
    expect(last(apply([blank()], choose(consulting, '98'), choose(hosting, '10')))?.price).toBe('10');
    expect(last(apply([blank()], choose(consulting, '98'), choose(hosting)))?.price).toBe('');
    const entered = [choose(consulting, '98'), enter({ price: '98' }), choose(hosting, '10')];
    expect(last(apply([blank()], ...entered))?.price).toBe('98');
  });

  it('stays as it was entered or stored', () => {
    expect(last(apply([blank()], enter({ price: '7' }), choose(consulting, '98')))?.price).toBe('7');
    expect(last(apply([lineWith()], choose(hosting, '10')))?.price).toBe('1000');
    expect(last(apply([lineWith()], choose(hosting)))?.price).toBe('1000');
  });
});

describe('the unit of a line', () => {
  const chooseHour: LinesAction = { type: 'item', key: 'line', item: consulting, offer: { unit_code: 'HUR' } };

  it('is that of its item until a user enters another', () => {
    expect(last(apply([blank()], chooseHour))?.unit_code).toBe('HUR');
    expect(last(apply([blank()], chooseHour, choose(hosting)))?.unit_code).toBeUndefined();
    const entered = [chooseHour, enter({ unit_code: 'DAY' }), chooseHour];
    expect(last(apply([blank()], ...entered))?.unit_code).toBe('DAY');
  });
});

describe('the scenario of a line', () => {
  it('is that of its item, where there is none or that of the line above', () => {
    expect(last(apply([blank()], choose(consulting), takeScenario))?.scenario?.uuid).toBe('s2');
    const taken = last(apply([above, blank(above)], choose(consulting), takeScenario));
    expect(taken).toMatchObject({ scenario: { uuid: 's2' }, values: {} });
  });

  it('stays as it was chosen, stored or typed', () => {
    const chosen: LinesAction = { type: 'scenario', key: 'line', scenario: scenarioWith('Fixed') };
    expect(last(apply([blank()], choose(consulting), chosen, takeScenario))?.scenario?.uuid).toBe('s1');
    expect(last(apply([lineWith()], choose(consulting), takeScenario))?.scenario?.uuid).toBe('s1');
    const typed = enter({ scenario: undefined, typed: { scenario: 'Bra' } });
    expect(last(apply([blank()], choose(consulting), typed, takeScenario))?.scenario).toBeUndefined();
  });

  it('is that of the line above again, if the next item has none', () => {
    const next = last(apply([above, blank(above)], choose(consulting), takeScenario, choose(hosting)));
    expect(next).toMatchObject({ scenario: { uuid: 's1' }, taken: { scenario: 'above' } });
  });

  it('does not change for an item that was replaced meanwhile', () => {
    const line = { ...blank(), item: hosting };
    expect(withScenarioOfItem(line, 'i1', ofItem)).toBe(line);
  });
});

describe('the scenario of a client', () => {
  const ofClient = { ...scenarioWith('Fixed'), uuid: 's3' };
  const other = { ...scenarioWith('Fixed'), uuid: 's4' };
  const take = (scenario?: LineScenario): LinesAction => ({ type: 'scenarioOfClient', scenario });
  const scenariosOf = ({ lines }: LinesState) => lines.map(({ scenario }) => scenario?.uuid);

  it('is that of lines without one, and follows the client', () => {
    const state = apply([blank()], take(ofClient), { type: 'add' });
    expect(scenariosOf(state)).toEqual(['s3', 's3']);
    expect(state.dirty).toBe(false);
    expect(scenariosOf(linesReducer(state, take(other)))).toEqual(['s4', 's4']);
    expect(scenariosOf(linesReducer(state, take()))).toEqual([undefined, undefined]);
  });

  it('is replaced by that of an item or a user', () => {
    expect(scenariosOf(apply([blank()], take(ofClient), choose(consulting), takeScenario, take(other)))).toEqual([
      's2',
    ]);
    const chosen: LinesAction = { type: 'scenario', key: 'line', scenario: scenarioWith('Fixed') };
    expect(scenariosOf(apply([blank()], take(ofClient), chosen, take(other)))).toEqual(['s1']);
    expect(scenariosOf(apply([lineWith()], take(ofClient), take()))).toEqual(['s1']);
  });
});
