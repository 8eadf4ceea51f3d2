import { StoredNotice } from '../../shell/StoredNotice.tsx';
import { ConfirmDialog } from '../../shell/feedback/ConfirmDialog.tsx';
import { useAcceptance } from '../../terms/useAcceptance.tsx';
import type { CommandDialogProps } from './dialogs.ts';
import { useActions } from './useActions.ts';
import { useCommand } from './useCommand.ts';
import { useCommandWords } from './useCommandWords.ts';

/** Asks for confirmation of a command without input. */
export function ConfirmCommand({ resource, name, record, onClose }: CommandDialogProps) {
  const { actions, subjectOf } = useActions();
  const { title, body, confirm } = useCommandWords(resource.name, name);
  const { run, running } = useCommand(resource, name, record.id, onClose);
  const command = actions.commands[name];
  const acceptance = useAcceptance(command?.consent ?? false);
  return (
    <ConfirmDialog
      open
      title={title}
      subject={subjectOf(record)}
      content={
        <>
          {command?.mails && <StoredNotice />}
          {body}
          {acceptance.box}
        </>
      }
      confirmLabel={confirm}
      icon={command?.icon}
      destructive={command?.isFinal ?? false}
      onConfirm={() => void run()}
      onClose={onClose}
      pending={running}
      looking={acceptance.isLooking}
      disabled={!acceptance.isGiven}
    />
  );
}
