import type { ComponentProps, ReactNode } from 'react';
import { ConfirmDialog } from '../../shell/feedback/ConfirmDialog.tsx';
import { useSubject } from '../useRecordName.ts';
import type { CommandDialogProps } from './dialogs.ts';
import { useCommand } from './useCommand.tsx';
import { useCommandWords } from './useCommandWords.ts';

type Question = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onConfirm' | 'onClose' | 'pending'>;

interface CommandQuestionProps extends Omit<CommandDialogProps, 'about' | 'started'>, Partial<Question> {
  /** Shown above and below the command's own text. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

/** Asks for confirmation of a command without input, with the command's own texts by default. */
export function CommandQuestion(props: CommandQuestionProps) {
  const { resource, name, record, onClose, above, below, ...question } = props;
  const { title, body, confirm } = useCommandWords(resource.name, name);
  const subject = useSubject(resource, record);
  const { run, running } = useCommand(resource, name, record.id, onClose);
  return (
    <ConfirmDialog
      open
      title={title}
      subject={subject}
      content={
        <>
          {above}
          {body}
          {below}
        </>
      }
      confirmLabel={confirm}
      {...question}
      onConfirm={() => void run()}
      onClose={onClose}
      pending={running}
    />
  );
}
