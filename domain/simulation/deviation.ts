import { systemOf, type Form } from '../taxes/system/system.ts';
import type { TributeTerms } from '../taxes/terms.ts';

/** An amount of a group is rounded with the others, and then spread. */
const roundedTogether = 1.5;
const roundedAlone = 0.5;

/**
 * Returns by how many minor units any figure of a line may differ from a straight line of the price at most, while no tribute
 * passes a limit.
 */
export function largestDeviation(tributes: readonly TributeTerms[]): bigint {
  const { forms, sources } = systemOf(tributes);
  const ofSources: number[] = [];
  const ofForm = ({ t, of, d }: Form): number =>
    (Number(t) * roundedAlone + of.reduce((sum, [at, factor]) => sum + Number(factor) * (ofSources[at] ?? 0), 0)) /
    Number(d);
  for (const at of sources) {
    const form = forms[at];
    ofSources[at] = form ? ofForm(form) + roundedAlone : 0;
  }
  // Each amount counts twice: once for itself, once for what of it is recoverable.
  const all = forms.reduce(
    (sum, form, at) => sum + 2 * roundedTogether + 2 * (ofSources[at] ?? (form ? ofForm(form) : 0)),
    roundedAlone,
  );
  return BigInt(Math.ceil(all));
}
