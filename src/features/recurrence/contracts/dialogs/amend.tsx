import { useId, useMemo, useState } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { narrowedTo, inputOf } from '../../../../../domain/actions/requests.ts';
import contracts from '../../../../../schemas/resources/recurrence/contracts.ts';
import type { PreviewedAmendment } from '../../../../documents/amendments/previewedAmendment.ts';
import { AmendingDialog } from '../../../../documents/amendments/AmendingDialog.tsx';
import { useAmending } from '../../../../documents/amendments/useAmending.ts';
import { useCommandWords } from '../../../../generate/actions/useCommandWords.ts';
import { InputForm } from '../../../../generate/actions/InputForm.tsx';
import type { ContractDialogProps } from '../actions/dialogProps.ts';
import { PriceChange } from '../actions/PriceChange.tsx';
import { useSubject } from '../../../../generate/useRecordName.ts';
import { useTranslate } from 'react-admin';
import { pastDatesIssue } from '../../../../../domain/recurrence/amendments/amendmentIssues.ts';
import { readableArgs } from '../../../../../domain/validation/readableArgs.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { useLabelOf } from '../../../../kinds/shared/words.ts';
import { InvoiceSelect, isToCome } from '../invoices/InvoiceSelect.tsx';
import { useContractInvoices } from '../invoices/useContractInvoices.ts';
import { amendmentKinds, detailFields, type AmendmentKind } from '../../../../../schemas/parts/recurrence/amendment.ts';
import { amendmentConfirmations } from '../../../../../schemas/parts/recurrence/amendmentPreview.ts';
import type { Resource } from '../../../../../schemas/resource.ts';

const begun = { reach: 'from' };

/** Amends a contract after a preview. */
export default function AmendDialog({ record: contract, started, onClose }: ContractDialogProps) {
  const subject = useSubject(contracts, contract);
  const formId = useId();
  const { title, confirm } = useCommandWords(contracts.name, 'amend', started?.name);
  const asks = useMemo(() => (started ? narrowedTo(amendmentAsks, started.choices) : amendmentAsks), [started]);
  const amending = useAmending<FieldValues>(contracts, 'amend', contract.uuid, onClose);
  const [asksPast, setAsksPast] = useState(false);
  const questionOf = usePastDates();
  const own = {
    ...(!asksPast && { past_dates: null, due_days: null }),
    percent: <PriceChange asks={asks} currency={contract.currency} />,
    amount: null,
    ...(contract.billing_period === 'none' && { effective_on: null }),
    occurrence: <OccurrenceBox contract={contract.uuid} source="occurrence" />,
    last_occurrence: <OccurrenceBox contract={contract.uuid} source="last_occurrence" />,
  };
  const look = async (values: FieldValues) => {
    const undecided = ({ past_due_dates: past }: PreviewedAmendment) => {
      const question = values['past_dates'] ? undefined : questionOf(past);
      if (question === undefined) return undefined;
      setAsksPast(true);
      return { past_dates: question };
    };
    return (await amending.look(values, undecided))?.errors;
  };

  return (
    <AmendingDialog
      title={title}
      subtitle={subject}
      size="md"
      confirm={confirm}
      look={{ form: formId }}
      amending={amending}
      onConfirm={() => void amending.confirm()}
      onClose={onClose}
    >
      <InputForm id={formId} asks={asks} begun={begun} own={own} onSubmit={look} />
    </AmendingDialog>
  );
}

/** Returns the question about past due dates. */
function usePastDates(): (past: readonly string[]) => string | undefined {
  const translate = useTranslate();
  const language = useLanguage();
  return (past) => {
    const issue = pastDatesIssue(past);
    return issue && translate(issue.key, readableArgs(issue.args, language));
  };
}

interface OccurrenceBoxProps {
  readonly contract: string;
  readonly source: 'occurrence' | 'last_occurrence';
}

/** Selects an invoice of a contract: scheduled, or as its last also issued. */
function OccurrenceBox({ contract, source }: OccurrenceBoxProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf(amendmentAsks.name);
  const { data: all = [] } = useContractInvoices(contract);
  const reach: unknown = useWatch({ name: 'reach' });
  const isLast = source === 'last_occurrence';
  const issued = isLast ? all.filter((one) => one.number !== undefined).slice(-1) : [];
  // As the last one, a date may be entered instead.
  const none = isLast ? '—' : reach === 'only' ? undefined : translate('contracts.amend.next');
  const choices = [...issued, ...all.filter(isToCome)];
  return <InvoiceSelect source={source} label={labelOf(source)} choices={choices} none={none} />;
}

/** Kinds with their own page or menu entry. */
const elsewhere: readonly AmendmentKind[] = ['lines', 'details', 'terms', 'drop'];
const writtenThere: readonly string[] = ['items_invoice', 'confirm_scenarios', ...detailFields];
/** Confirmations requested by the preview. */
const confirmed: readonly string[] = amendmentConfirmations;

/** The input of an amendment in this form. */
const amendmentAsks: Resource = withoutLines(inputOf(contracts, 'amend'));

function withoutLines(asks: Resource | undefined): Resource {
  if (!asks) throw new Error('An amendment asks for nothing');
  const kind = { type: 'string', enum: amendmentKinds.filter((one) => !elsewhere.includes(one)) };
  const others = [...writtenThere, ...confirmed];
  const properties = Object.entries(asks.schema.properties).filter(([name]) => !others.includes(name));
  return { ...asks, schema: { ...asks.schema, properties: { ...Object.fromEntries(properties), kind } } };
}
