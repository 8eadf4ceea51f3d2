import { today } from '../../../domain/dates/today.ts';
import { fixedTotalIssues } from '../../../domain/contracts/fixedTotal.ts';
import { fractionIssues } from '../../../domain/money/fraction.ts';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import contracts from '../../../schemas/resources/contracts.ts';
import type { Db } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import type { LineRow } from '../documents/lines.ts';
import { negativeIssues, prepareDocument } from '../documents/prepare.ts';
import { unfitOf } from '../documents/scenarioFit.ts';
import { textColumns } from '../documents/texts.ts';
import { jurisdictionsOf } from '../recurrence/terms.ts';
import type { ContractInput } from './input.ts';
import { namesOf } from '../documents/names.ts';

/** A validated contract, and the content of each of its invoices as of today. */
export interface PreparedContract {
  /** By the columns of `contracts` and `contract_terms`. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly agreedOn: string;
  readonly lines: readonly LineRow[];
}

/**
 * Validates a contract against the tenant's data and calculates one of its invoices. Throws `validation` with all
 * issues, and `scenario_unfit` if a scenario is for other countries and this is not confirmed.
 */
export async function prepareContract(db: Db, scope: Scope, input: ContractInput): Promise<PreparedContract> {
  const names = namesOf(contracts);
  const prepared = await prepareDocument(db, scope, input, {
    resource: contracts,
    names,
    lines: input.items_invoice,
  });
  const { parties, lines, totals, template } = prepared;
  const fraction = fractionIssues('total_amount', input.total_amount, decimalsOf(input.currency));
  const errors = [
    ...prepared.issues,
    ...fraction,
    ...(fraction.length > 0 || prepared.issues.length > 0 ? [] : fixedTotalIssues(input, totals.total)),
    ...negativeIssues(input, prepared, names),
  ];
  if (errors.length > 0 || !parties) throw new ApiError('validation', { errors });
  const { allowsRetroactive: _allowed, ...shown } = parties;
  const unfit = input.confirm_scenarios ? undefined : unfitOf(lines, shown, names.linesAt);
  if (unfit) throw unfit;
  const agreedOn = today(scope.now, scope.tenant.timeZone);
  return {
    content: {
      ...input,
      ...textColumns({ ...input }),
      confirm_scenarios: input.confirm_scenarios ?? false,
      template,
      agreed_on: agreedOn,
      jurisdictions: jurisdictionsOf(lines),
      ...shown,
      ...totals,
    },
    agreedOn,
    lines,
  };
}
