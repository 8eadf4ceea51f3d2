import { StoredNotice } from '../../shell/StoredNotice.tsx';
import { useAcceptance } from '../../terms/useAcceptance.tsx';
import { CommandQuestion } from './CommandQuestion.tsx';
import type { CommandDialogProps } from './dialogs.ts';
import { useActions } from './useActions.ts';

/** Asks for confirmation of a command without input. */
export function ConfirmCommand({ resource, name, record, about, onClose }: CommandDialogProps) {
  const { actions, subjectOf } = useActions();
  const command = actions.commands[name];
  const acceptance = useAcceptance(command?.consent ?? false);
  return (
    <CommandQuestion
      resource={resource}
      name={name}
      record={record}
      onClose={onClose}
      subject={subjectOf(record)}
      above={
        <>
          {command?.mails && <StoredNotice />}
          {about}
        </>
      }
      below={acceptance.box}
      icon={command?.icon}
      destructive={command?.isFinal ?? false}
      looking={acceptance.isLooking}
      disabled={!acceptance.isGiven}
    />
  );
}
