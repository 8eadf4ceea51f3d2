import { useId, useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { narrowedTo } from '../../../../../domain/actions/requests.ts';
import contracts from '../../../../../schemas/resources/recurrence/contracts.ts';
import type { PreviewedAmendment } from '../../../../documents/amendments/previewedAmendment.ts';
import { AmendingDialog } from '../../../../documents/amendments/AmendingDialog.tsx';
import { useAmending } from '../../../../documents/amendments/useAmending.ts';
import { useCommandWords } from '../../../../generate/actions/useCommandWords.ts';
import { InputForm } from '../../../../generate/actions/InputForm.tsx';
import { amendmentAsks } from '../actions/amend/amendmentAsks.ts';
import { OccurrenceBox } from '../actions/amend/OccurrenceBox.tsx';
import type { ContractDialogProps } from '../actions/dialogProps.ts';
import { usePastDates } from '../actions/amend/usePastDates.ts';
import { useSubject } from '../../../../generate/useRecordName.ts';

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
