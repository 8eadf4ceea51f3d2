import type { ReportValues } from '../../../../domain/reports/answer.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';

const decimalsIn = (text: string): number => text.split('.')[1]?.length ?? 0;

/** Adds figures by name: decimal text exactly, counts as numbers. */
export function addValues(all: readonly ReportValues[]): ReportValues {
  const [first = {}] = all;
  return Object.fromEntries(
    Object.keys(first).map((name) => {
      const values = all.map((each) => each[name] ?? 0);
      const texts = values.filter((value) => typeof value === 'string');
      if (texts.length === 0) return [name, values.reduce<number>((sum, value) => sum + Number(value), 0)];
      return [name, sumAmounts(texts, Math.max(...texts.map(decimalsIn)))];
    }),
  );
}
