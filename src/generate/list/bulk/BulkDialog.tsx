import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Selection, Outcome } from '../../../../dataProvider/calls/commands.ts';
import { askedOf } from '../../../../domain/actions/requests.ts';
import { propertiesOf } from '../../../../domain/schema/property.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { StoredNotice } from '../../../shell/StoredNotice.tsx';
import { DialogFrame } from '../../../shell/dialog/DialogFrame.tsx';
import { ConfirmDialog } from '../../../shell/feedback/ConfirmDialog.tsx';
import { InputForm } from '../../actions/InputForm.tsx';
import { useAcceptance } from '../../../terms/useAcceptance.tsx';
import { BulkOutcome, BulkPreview } from './BulkPreview.tsx';
import { useBulkCommand } from './useBulkCommand.ts';
import { useOutcomeToast } from './useOutcomeToast.ts';

interface BulkDialogProps {
  readonly resource: Resource;
  readonly name: string;
  readonly selection: Selection;
  /** A description of the selection. */
  readonly subject: string;
  readonly onClose: () => void;
}

/**
 * Performs a bulk command or deletion: asks for input, previews how many records change and why others do not, and then
 * shows the result if it is incomplete.
 */
export function BulkDialog({ resource, name, selection, subject, onClose }: BulkDialogProps) {
  const translate = useTranslate();
  const toastOutcome = useOutcomeToast();
  const { onUnselectItems } = useListContext();
  const formId = useId();
  const isDeletion = name === 'delete';
  const action = translate(`resources.${resource.name}.actions.${name}.name`);
  // The command's own title and button speak of one record.
  const [title, confirm] = isDeletion
    ? [translate('generate.delete.titleChosen'), translate('generate.row.delete')]
    : [action, action];
  const {
    icon,
    isFinal = isDeletion,
    mails,
    consent = false,
    partial = false,
  } = resource.actions?.commands[name] ?? {};
  const words = `generate.bulk.${isDeletion ? 'deleting' : 'changing'}`;
  const inputs = askedOf(resource, name);
  const asks = partial || inputs?.schema.required?.length ? inputs : undefined;
  const [input, setInput] = useState<object | undefined>(asks ? undefined : {});
  const take = (values: FieldValues) => {
    const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== '');
    const [first = ''] = Object.keys(asks?.schema.properties ?? {});
    if (partial && given.length === 0) return { [first]: translate('validation.someField') };
    setInput(partial ? Object.fromEntries(given) : values);
    return undefined;
  };
  const say = ({ done, refused }: Outcome) => {
    if (refused.size > 0) return;
    onClose();
    toastOutcome([translate(`${words}.done`, { smart_count: done.length })], true);
  };
  const { preview, run, running, outcome } = useBulkCommand({ resource, name, selection, input }, say);
  const acceptance = useAcceptance(consent);
  const willChange = (preview.data?.done.length ?? 0) > 0;

  if (outcome && outcome.refused.size > 0) {
    const leave = () => {
      onClose();
      onUnselectItems();
    };
    const close = <Button onClick={leave}>{translate('shell.dialog.close')}</Button>;
    return (
      <DialogFrame title={title} subtitle={translate('generate.bulk.result')} onClose={leave} actions={close} readOnly>
        <BulkOutcome resource={resource} words={words} outcome={outcome} isDone />
      </DialogFrame>
    );
  }
  if (asks && !input) {
    const actions = (
      <>
        <Button onClick={onClose}>{translate('common.back')}</Button>
        <Button type="submit" form={formId} variant="contained">
          {translate('generate.bulk.next')}
        </Button>
      </>
    );
    return (
      <DialogFrame title={title} subtitle={subject} size="sm" onClose={onClose} actions={actions}>
        {partial && (
          <Typography variant="body2" color="textSecondary">
            {translate('generate.bulk.partial')}
          </Typography>
        )}
        <InputForm id={formId} asks={asks} own={withoutInput(asks)} onSubmit={take} />
      </DialogFrame>
    );
  }
  return (
    <ConfirmDialog
      open
      title={title}
      subject={subject}
      content={
        <>
          {mails && <StoredNotice />}
          <BulkPreview resource={resource} words={words} query={preview} />
          {isFinal && willChange && <p>{translate('generate.delete.content')}</p>}
          {willChange && acceptance.box}
        </>
      }
      confirmLabel={confirm}
      icon={icon}
      destructive={isFinal}
      disabled={!willChange || !acceptance.isGiven}
      pending={running}
      onConfirm={run}
      onClose={onClose}
    />
  );
}

/** Leaves out what is about a single record. */
const withoutInput = ({ schema }: Resource): Record<string, null> =>
  Object.fromEntries(
    Object.entries(propertiesOf(schema)).flatMap(([path, { alone }]): [string, null][] =>
      alone ? [[path, null]] : [],
    ),
  );
