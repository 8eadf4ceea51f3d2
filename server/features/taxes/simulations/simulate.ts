import { nameIn } from '../../../../domain/documents/namesInLanguages.ts';
import { figureIssues } from '../../../../domain/documents/lineFigures.ts';
import type { Language } from '../../../../domain/languages.ts';
import { withDecimals } from '../../../../domain/money/amounts.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { fractionIssues } from '../../../../domain/money/fraction.ts';
import { simulated, type PricedTerms } from '../../../../domain/simulation/figures.ts';
import { priceFor } from '../../../../domain/simulation/priceFor.ts';
import { explainTribute } from '../../../../domain/taxes/explain.ts';
import { formulaText } from '../../../../domain/taxes/formulaText.ts';
import { figureTooLarge } from '../../../../domain/taxes/limit.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import type { Simulation, SimulationAnswer } from '../../../../schemas/parts/taxes/simulation.ts';
import scenarios, { type Scenario } from '../../../../schemas/resources/taxes/scenarios.ts';
import { requireNone } from '../../../base/errors.ts';
import type { Db } from '../../../database/transaction.ts';
import { tributesFor, unsolvedIssues, type ResolvedTribute } from '../../../engine/documents/lines/tributes.ts';
import { readRecords } from '../../../engine/resources/read.ts';

type Result = SimulationAnswer['results'][number];

interface Context {
  readonly tenant: string;
  readonly today: string;
  readonly language: Language;
}

/** Computes a line in some scenarios at a price, or at the smallest price that reaches a target. Stores nothing. */
export async function simulate(db: Db, input: Simulation, context: Context): Promise<SimulationAnswer> {
  const { currency, quantity = '1', on = context.today } = input;
  requireNone(figuresIssues(input));
  const keys = input.scenarios.map(({ scenery }) => scenery);
  const found = await readRecords<Scenario>(db, scenarios, context.tenant, keys);
  const resolve = tributesFor({ currency, day: on });
  const lines = input.scenarios.map(({ scenery, values = [] }, at): Known | { issues: readonly Issue[] } => {
    const path = `scenarios.${at}`;
    const scenario = found.get(scenery.toLowerCase())?.record;
    if (!scenario) return { issues: [{ path: `${path}.scenery`, key: 'validation.unknownReference' }] };
    const { tributes, terms, issues } = resolve(scenario, values, `${path}.scenery`);
    if (issues.length > 0) return { issues: issues.map((issue) => ofSimulation(issue, path)) };
    const line: PricedTerms = { quantity, rounding: scenario.rounding, tributes: terms };
    const unsolved = unsolvedIssues({ ...line, price: '1' }, tributes, path);
    return unsolved.length > 0 ? { issues: unsolved } : { scenario, tributes, line };
  });
  requireNone(lines.flatMap((line) => ('issues' in line ? line.issues : [])));
  const known = lines.flatMap((line) => ('issues' in line ? [] : line));
  const results = known.map((line) => resultOf(line, input, context.language));
  return { currency, quantity, on, results, count: results.length };
}

/** A scenario with the terms of its line. */
interface Known {
  readonly scenario: Scenario;
  readonly tributes: readonly ResolvedTribute[];
  readonly line: PricedTerms;
}

/** Returns the issues of price, target and quantity. */
function figuresIssues({ price, target, quantity = '1', currency }: Simulation): Issue[] {
  if (price !== undefined && target) return [{ path: 'target', key: 'validation.amendmentEither' }];
  if (price === undefined && !target) return [{ path: 'price', key: 'validation.required' }];
  return [
    ...figureIssues('', { price: price ?? '1', quantity }).map((issue) => ({ ...issue, path: issue.path.slice(1) })),
    ...(target ? fractionIssues('target.amount', target.amount, decimalsOf(currency)) : []),
  ];
}

/** A missing value is an issue of all values, another one of its place among them. */
const ofSimulation = ({ path, key, ...issue }: Issue, at: string): Issue => ({
  ...issue,
  key,
  path:
    key === 'validation.tribute.value_required'
      ? `${at}.values`
      : path.replace(`${at}.scenery.tributes.`, `${at}.values.`),
});

function resultOf({ scenario, tributes, line }: Known, input: Simulation, language: Language): Result {
  const { uuid = '', name, code, origin, destiny } = scenario;
  const scenery = { uuid, name, ...(code && { code }), origin, destiny };
  const decimals = decimalsOf(input.currency);
  const found = input.target
    ? priceFor(input.target, line, decimals)
    : { price: withDecimals(input.price ?? '0', input.currency) };
  if (!found) return { scenery, tributes: [] };
  const { tributes: borne, ...figures } = simulated(found.price, line, decimals);
  const totals = { ...figures, tributes: borne };
  if (figureTooLarge(totals)) requireNone([{ path: 'price', key: 'validation.amountTooLarge' }]);
  const nameAt = (at: number): string => {
    const tribute = tributes[at]?.row.tribute;
    return (tribute && nameIn(tribute, language)) ?? tribute?.name ?? '';
  };
  return {
    scenery,
    ...found,
    ...figures,
    tributes: tributes.map(({ row }, at) => {
      const how = explainTribute(at, { ...line, price: found.price }, totals);
      return {
        uuid: row.uuid ?? '',
        tribute: row.tribute.uuid,
        name: nameAt(at),
        is_origin: row.is_origin,
        tax_responsible: row.tax_responsible,
        amount: borne[at]?.amount ?? '0',
        ...(borne[at]?.recovered !== undefined && { recovered: borne[at].recovered }),
        explanation: how && how.kind !== 'sum' ? formulaText(how, { language, nameOf: nameAt }) : '',
      };
    }),
  };
}
