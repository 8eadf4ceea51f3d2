import fc from 'fast-check';
import { expect, it } from 'vitest';
import { corridorOf, fitsCorridor, scenarioIssue } from './scenarioFit.ts';

const document = { origin: 'BR', destiny: 'US' };

it.each([
  ['the countries of both parties', { origin: 'BR', destiny: 'US' }, true],
  ['another buyer’s country', { origin: 'BR', destiny: 'PT' }, false],
  ['another exporter’s country', { origin: 'PT', destiny: 'US' }, false],
  ['the same countries the other way round', { origin: 'US', destiny: 'BR' }, false],
  ['any buyer', { origin: 'BR' }, true],
  ['any exporter, and another buyer', { destiny: 'PT' }, false],
  ['whatever countries', {}, true],
])('a scenario for %s', (_, scenario, fits) => {
  expect(fitsCorridor(scenario, document)).toBe(fits);
});

it('is not checked against an unknown party', () => {
  expect(fitsCorridor(document, { origin: 'BR' })).toBe(true);
  expect(fitsCorridor(document, { origin: 'PT' })).toBe(false);
});

it('is reported at its line, with both pairs of countries', () => {
  const scenario = corridorOf({ origin: { identifier: 'PT' } });
  expect(scenarioIssue('items.2.scenery', document, document)).toBeUndefined();
  expect(scenarioIssue('items.2.scenery', scenario, document)).toEqual({
    path: 'items.2.scenery',
    key: 'validation.scenarioUnfit',
    args: { scenario: 'PT → *', document: 'BR → US' },
  });
});

const corridor = fc.record({
  origin: fc.constantFrom('BR', 'PT', undefined),
  destiny: fc.constantFrom('US', 'ES', undefined),
});

it('fits symmetrically, and a less specific scenario always fits', () => {
  fc.assert(
    fc.property(corridor, corridor, (scenario, given) => {
      expect(fitsCorridor(scenario, given)).toBe(fitsCorridor(given, scenario));
      if (fitsCorridor(scenario, given)) expect(fitsCorridor({ origin: scenario.origin }, given)).toBe(true);
    }),
  );
});
