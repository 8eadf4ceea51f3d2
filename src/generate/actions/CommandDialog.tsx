import { useMemo } from 'react';
import { askedOf, narrowedTo } from '../../../domain/actions/requests.ts';
import type { CommandDialogProps } from './dialogs.ts';
import { ConfirmCommand } from './ConfirmCommand.tsx';
import { InputCommand } from './InputCommand.tsx';

/** The default dialog of a command: a form for its input, else a question. */
export function CommandDialog(props: CommandDialogProps) {
  const { resource, name, started } = props;
  const asks = useMemo(() => {
    const whole = askedOf(resource, name);
    return whole && started ? narrowedTo(whole, started.choices) : whole;
  }, [resource, name, started]);
  return asks ? <InputCommand {...props} asks={asks} /> : <ConfirmCommand {...props} />;
}
