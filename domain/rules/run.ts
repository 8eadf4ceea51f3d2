import type { Issue } from '../validation/issue.ts';
import { amendmentComplete } from './amendmentComplete.ts';
import { contractEnd } from './contractEnd.ts';
import { dueDateNotPast } from './dueDateNotPast.ts';
import { emissionNearToday } from './emissionNearToday.ts';
import { feeTypeFitsValue } from './feeTypeFitsValue.ts';
import { gatewayFields } from './gatewayFields.ts';
import { hostNotOfPlatform } from './hostNotOfPlatform.ts';
import { linesUnlessDraft } from './linesUnlessDraft.ts';
import { placeholdersKnown } from './placeholdersKnown.ts';
import { rateOncePerTribute } from './rateOncePerTribute.ts';
import { recipientsValid } from './recipientsValid.ts';
import { responsibleWhenSending } from './responsibleWhenSending.ts';
import type { Rule, RuleContext } from './rule.ts';
import { slugNotReserved } from './slugNotReserved.ts';
import { someLanguage } from './someLanguage.ts';
import { taxIdFitsCountry } from './taxIdFitsCountry.ts';
import { timeZoneKnown } from './timeZoneKnown.ts';

/** The rules that a resource can list under `rules`. */
export const rules: Readonly<Record<string, Rule>> = {
  amendmentComplete,
  contractEnd,
  dueDateNotPast,
  emissionNearToday,
  feeTypeFitsValue,
  gatewayFields,
  hostNotOfPlatform,
  linesUnlessDraft,
  placeholdersKnown,
  rateOncePerTribute,
  recipientsValid,
  responsibleWhenSending,
  slugNotReserved,
  someLanguage,
  taxIdFitsCountry,
  timeZoneKnown,
};

/** Runs the named rules on a record. Throws for an unknown name, which is a typing error in a resource. */
export function runRules(
  names: readonly string[],
  record: Readonly<Record<string, unknown>>,
  context: RuleContext,
): Issue[] {
  return names.flatMap((name) => {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!rule) throw new Error(`no such rule: ${name}`);
    return rule(record, context);
  });
}
