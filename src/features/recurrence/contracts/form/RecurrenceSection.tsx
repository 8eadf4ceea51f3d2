import { useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { totalOfTerm } from '../../../../../domain/recurrence/amendments/fixedTotal.ts';
import { recurrenceOf, frequencyOf } from '../../../../../domain/recurrence/schedule/recurrence.ts';
import { lastDueDate } from '../../../../../domain/recurrence/schedule/schedule.ts';
import { decimalsOf } from '../../../../../domain/money/decimals.ts';
import { currencyOf, type FormValues } from '../../../../documents/form/documentForm.ts';
import { Field } from '../../../../documents/form/Field.tsx';
import { HeadFields, Section } from '../../../../documents/form/Section.tsx';
import { useAdjustments } from '../../../../documents/form/useAdjustments.ts';
import { useCountedLines } from '../../../../documents/grid/lines/linesStore.ts';
import { documentTotals } from '../../../../documents/grid/lines/totals.ts';
import { IssuedUnderTerms } from './IssuedUnderTerms.tsx';
import { useProposal } from '../../../../forms/useProposal.ts';
import { formErrors } from '../../../../generate/validate/formErrors.ts';
import { valueIssues } from './contractForm.ts';

/** Frequency, count, end and value. */
export function RecurrenceSection() {
  const translate = useTranslate();
  return (
    <Section endsInFields id="recurrence" title={translate('contractForm.recurrence.title')}>
      <Following />
      <HeadFields as="quarters">
        <Field name="type" />
        <Field name="frequency_symbology" />
        <Field name="frequency" />
        <Field name="due_date" />
      </HeadFields>
      <IssuedUnderTerms />
      <HeadFields as="thirds">
        <Field name="due_date_contract" />
        <Field name="total_amount" />
        <Field name="billing_period" />
      </HeadFields>
    </Section>
  );
}

/** Fields that the value depends on. */
const followed = ['type', 'currency', 'frequency_symbology', 'frequency', 'due_date', 'total_amount'] as const;

/**
 * Derives end and value from other fields, and reports a value that is too small immediately. A separate component, so
 * that typing does not re-render the fields.
 */
function Following() {
  const { setError, clearErrors, getFieldState } = useFormContext<FormValues>();
  const watched = useWatch<FormValues>({ name: followed });
  const values: Partial<FormValues> = Object.fromEntries(followed.map((name, at) => [name, watched[at]]));
  const currency = currencyOf({ currency: values.currency ?? null });
  const decimals = decimalsOf(currency);
  const totals = documentTotals(useCountedLines(), decimals, useAdjustments(decimals));
  const recurrence = recurrenceOf(values);
  const frequency = frequencyOf(values);
  const isPriced = Number(totals.total) > 0;
  useProposal('due_date_contract', recurrence && lastDueDate(recurrence));
  useProposal('total_amount', isPriced && frequency ? totalOfTerm(totals.total, frequency, currency) : undefined);

  const [issue] = valueIssues(values, totals);
  const issueText = issue && JSON.stringify(issue);
  useEffect(() => {
    if (issue) setError('total_amount', { ...formErrors([issue])['total_amount'], type: tooSmall });
    else if (getFieldState('total_amount').error?.type === tooSmall) clearErrors('total_amount');
    // Depends on the content, and on changes of the field, which clear the error.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [issueText, values['total_amount']]);
  return null;
}

const tooSmall = 'tooSmall';
