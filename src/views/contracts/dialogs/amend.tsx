import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import contracts from '../../../../schemas/resources/contracts.ts';
import { useCommand } from '../../../generate/actions/useCommand.ts';
import { useCommandWords } from '../../../generate/actions/useCommandWords.ts';
import { InputForm } from '../../../generate/actions/InputForm.tsx';
import { DialogButtons } from '../../../shell/dialog/DialogButtons.tsx';
import { DialogFrame } from '../../../shell/dialog/DialogFrame.tsx';
import { amendmentAsks } from '../actions/amend/amendmentAsks.ts';
import { AmendmentPreview } from '../actions/amend/AmendmentPreview.tsx';
import { usePreview, type Previewed } from '../actions/amend/usePreview.ts';
import type { ContractDialogProps } from '../actions/dialogProps.ts';
import { useContractSubject } from '../actions/useContractSubject.ts';

const begun = { kind: 'adjust', reach: 'from' } as const;

/** Amends a contract, once it was seen what that changes. */
export default function AmendDialog({ record: contract, onClose }: ContractDialogProps) {
  const translate = useTranslate();
  const subject = useContractSubject(contract);
  const formId = useId();
  const { title, confirm } = useCommandWords(contracts.name, 'amend');
  const { run, running } = useCommand<FieldValues>(contracts, 'amend', contract.uuid, onClose);
  const { preview, looking } = usePreview(contract.uuid);
  const [seen, setSeen] = useState<Previewed>();
  const look = async (input: FieldValues) => {
    const answer = await preview(input);
    if ('told' in answer) setSeen({ input, told: answer.told });
    return 'errors' in answer ? answer.errors : undefined;
  };

  return (
    <DialogFrame
      title={title}
      subtitle={subject}
      size="md"
      pending={running}
      onClose={onClose}
      actions={
        <DialogButtons pending={running} onClose={seen ? () => setSeen(undefined) : onClose}>
          {seen ? (
            <Button variant="contained" loading={running} onClick={() => void run(seen.input)}>
              {confirm}
            </Button>
          ) : (
            <Button type="submit" form={formId} variant="contained" loading={looking}>
              {translate('contracts.amend.look')}
            </Button>
          )}
        </DialogButtons>
      }
    >
      <div hidden={seen !== undefined}>
        <InputForm id={formId} asks={amendmentAsks} begun={begun} onSubmit={look} />
      </div>
      {seen && <AmendmentPreview told={seen.told} />}
    </DialogFrame>
  );
}
