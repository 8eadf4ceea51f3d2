import { useId, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { detailFields } from '../../../../schemas/parts/amendment.ts';
import contracts from '../../../../schemas/resources/contracts.ts';
import { AmendingDialog } from '../../../documents/amendments/AmendingDialog.tsx';
import { ChangedDetails } from '../../../documents/amendments/ChangedDetails.tsx';
import { changesIn } from '../../../documents/amendments/changes.ts';
import { useAmending } from '../../../documents/amendments/useAmending.ts';
import { AccountBox } from '../../../documents/parties/AccountField.tsx';
import { RecipientFields } from '../../../documents/recipients/RecipientFields.tsx';
import { TemplateBox } from '../../../documents/templates/TemplateField.tsx';
import { useCommandWords } from '../../../generate/actions/useCommandWords.ts';
import { InputForm } from '../../../generate/actions/InputForm.tsx';
import { amendmentAsks } from '../actions/amend/amendmentAsks.ts';
import { OccurrenceBox } from '../actions/amend/OccurrenceBox.tsx';
import type { ContractDialogProps, ListedContract } from '../actions/dialogProps.ts';
import { useContractSubject } from '../actions/useContractSubject.ts';

/** What is entered as in the form of a contract; the recipients stand together. */
const asInForm = {
  account_uuid: <AccountBox resource={contracts} />,
  template: <TemplateBox resource={contracts} isKept />,
  send_email: <RecipientFields resource={contracts} />,
  responsible_name: null,
  responsible_email: null,
};

/** An amendment as it was entered: of what a contract says besides its lines, what was changed. */
function amendmentOf(said: FieldValues, contract: ListedContract): FieldValues {
  const others = Object.entries(said).filter(([name]) => !detailFields.some((detail) => detail === name));
  const details = said['kind'] === 'details' ? changesIn(detailFields, contract, said) : {};
  return { ...Object.fromEntries(others), ...details };
}

/** Amends a contract, once it was seen what that changes. */
export default function AmendDialog({ record: contract, onClose }: ContractDialogProps) {
  const subject = useContractSubject(contract);
  const formId = useId();
  const { title, confirm } = useCommandWords(contracts.name, 'amend');
  const amending = useAmending<FieldValues>(contracts, 'amend', contract.uuid, onClose);
  // How many invoices there are is asked for where there are to be more.
  const begun = useMemo(() => ({ ...contract, frequency: undefined, kind: 'adjust', reach: 'from' }), [contract]);
  const own = {
    ...asInForm,
    occurrence: <OccurrenceBox contract={contract.uuid} source="occurrence" />,
    last_occurrence: <OccurrenceBox contract={contract.uuid} source="last_occurrence" />,
  };
  const look = async (said: FieldValues) => (await amending.look(amendmentOf(said, contract)))?.errors;
  const { input = {} } = amending.seen ?? {};
  const changes = Object.fromEntries(detailFields.flatMap((name) => (name in input ? [[name, input[name]]] : [])));

  return (
    <AmendingDialog
      title={title}
      subtitle={subject}
      size="md"
      confirm={confirm}
      changes={<ChangedDetails resource={contracts} before={contract} changes={changes} />}
      look={{ form: formId }}
      amending={amending}
      onConfirm={() => void amending.confirm()}
      onClose={onClose}
    >
      <InputForm id={formId} asks={amendmentAsks} begun={begun} own={own} onSubmit={look} />
    </AmendingDialog>
  );
}
