import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Resource } from '../../../schemas/resource.ts';
import { StoredNotice } from '../../shell/StoredNotice.tsx';
import { DialogButtons } from '../../shell/dialog/DialogButtons.tsx';
import { DialogFrame } from '../../shell/dialog/DialogFrame.tsx';
import { iconOf } from '../../shell/icons.ts';
import { useAcceptance } from '../../terms/useAcceptance.tsx';
import type { CommandDialogProps } from './dialogs.ts';
import { InputForm } from './InputForm.tsx';
import { useActions } from './useActions.ts';
import { useCommand } from './useCommand.ts';
import { useCommandWords } from './useCommandWords.ts';

/** The form of a command's input, by its schema, initialized with the record's values of the same names. */
export function InputCommand({
  resource,
  name,
  record,
  started,
  asks,
  onClose,
}: CommandDialogProps & { readonly asks: Resource }) {
  const formId = useId();
  const { actions, subjectOf } = useActions();
  const { title, body, confirm } = useCommandWords(resource.name, name, started?.name);
  const { run, running } = useCommand<FieldValues>(resource, name, record.id, onClose);
  const { icon, isFinal, mails, consent = false } = actions.commands[name] ?? {};
  const acceptance = useAcceptance(consent);
  const Icon = iconOf(icon);

  return (
    <DialogFrame
      title={title}
      subtitle={subjectOf(record)}
      size="sm"
      pending={running}
      onClose={onClose}
      actions={
        <DialogButtons pending={running} onClose={onClose}>
          <Button
            type="submit"
            form={formId}
            variant="contained"
            color={isFinal ? 'error' : 'primary'}
            startIcon={icon && <Icon />}
            loading={running || acceptance.isLooking}
            disabled={!acceptance.isGiven}
          >
            {confirm}
          </Button>
        </DialogButtons>
      }
    >
      {mails && <StoredNotice />}
      {body && <Typography color="textSecondary">{body}</Typography>}
      <InputForm id={formId} asks={asks} begun={record} onSubmit={run} />
      {acceptance.box}
    </DialogFrame>
  );
}
