import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Resource } from '../../../schemas/resource.ts';
import { StoredNotice } from '../../shell/StoredNotice.tsx';
import { FormDialog } from '../../shell/dialog/FormDialog.tsx';
import { iconOf } from '../../shell/display/icons.ts';
import { useAcceptance } from '../../terms/useAcceptance.tsx';
import type { CommandDialogProps } from './dialogs.ts';
import { InputForm } from './InputForm.tsx';
import { useActions } from './useActions.ts';
import { useCommand } from './useCommand.tsx';
import { useCommandWords } from './useCommandWords.ts';

/** The form of a command's input, by its schema, initialized with the record's values of the same names. */
export function InputCommand({
  resource,
  name,
  record,
  started,
  asks,
  about,
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
    <FormDialog
      form={formId}
      title={title}
      subtitle={subjectOf(record)}
      pending={running}
      onClose={onClose}
      confirm={confirm}
      button={{
        color: isFinal ? 'error' : 'primary',
        startIcon: icon && <Icon />,
        loading: running || acceptance.isLooking,
        disabled: !acceptance.isGiven,
      }}
    >
      {mails && <StoredNotice />}
      {about}
      {body && <Typography color="textSecondary">{body}</Typography>}
      <InputForm id={formId} asks={asks} begun={record} onSubmit={run} />
      {acceptance.box}
    </FormDialog>
  );
}
