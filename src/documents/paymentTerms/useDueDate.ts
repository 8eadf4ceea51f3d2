import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isNearToday } from '../../../domain/documents/emission.ts';
import { dueDateOf, type PaymentRule } from '../../../domain/paymentTerms/dueDate.ts';
import { isDate } from '../../../domain/dates/date.ts';
import { useEnteredDocument, type FormValues } from '../form/documentForm.ts';
import { todayIn } from '../parties/exporter.ts';
import { ruleOf, useEnteredTerms } from './usePayersTerms.ts';

/** The due date of the edited document under payment terms. */
export interface TermsDate {
  readonly terms: PaymentRule;
  /** The name of the client or company that has the terms. */
  readonly of: string;
  readonly isOfClient: boolean;
  readonly due: string;
  /** Whether the user entered another date. */
  readonly isReplaced: boolean;
  readonly take: () => void;
}

const source = 'due_date';

/**
 * Sets the due date by the payment terms of the payer, or of the company, until the user enters another; a stored date that
 * differs from them is one. Returns undefined without terms.
 */
export function useDueDate(): TermsDate | undefined {
  const { exporter, values, edited } = useEnteredDocument().start;
  const { getValues, setValue } = useFormContext<FormValues>();
  const { isKnown, terms: own, payer } = useEnteredTerms();
  const [created, entered] = useWatch<FormValues, ['created', typeof source]>({ name: ['created', source] });
  const terms = own ?? ruleOf(exporter.documents?.payment_terms);
  const isDated = isDate(String(created)) && (edited?.number || isNearToday(created, todayIn(exporter.timeZone)));
  const due = isKnown && terms && isDated ? dueDateOf(terms, created) : undefined;
  const before = useRef<unknown>(edited ? undefined : values['due_date']);

  // A client without terms gets the first proposal back.
  const proposed = due ?? (isKnown && !terms && !edited ? values['due_date'] : undefined);
  useEffect(() => {
    if (!proposed) return;
    const value: unknown = getValues(source);
    before.current ??= proposed;
    if (value && value !== before.current) return;
    before.current = proposed;
    if (value !== proposed) setValue(source, proposed, { shouldDirty: edited !== undefined });
  }, [proposed, edited, getValues, setValue]);

  if (!terms || !due) return undefined;
  return {
    terms,
    of: own ? (payer ?? '') : exporter.name,
    isOfClient: own !== undefined,
    due,
    isReplaced: entered !== due,
    take: () => {
      before.current = due;
      setValue(source, due, { shouldDirty: true, shouldValidate: true });
    },
  };
}
