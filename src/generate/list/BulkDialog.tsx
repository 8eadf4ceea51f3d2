import { useTranslate } from 'ra-core';
import type { Outcome } from '../../../dataProvider/calls/commands.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { ConfirmDialog } from '../../shell/feedback/ConfirmDialog.tsx';
import { useCommandWords } from '../actions/useCommandWords.ts';
import { BulkPreview } from './BulkPreview.tsx';
import { useBulkCommand } from './useBulkCommand.ts';
import { useOutcomeToast } from './useOutcomeToast.ts';

interface BulkDialogProps {
  readonly resource: Resource;
  readonly name: string;
  readonly keys: readonly string[];
  readonly onClose: () => void;
}

/** Asks before a command is done to several records: to how many it will be, and why not to the others. */
export function BulkDialog({ resource, name, keys, onClose }: BulkDialogProps) {
  const translate = useTranslate();
  const tell = useOutcomeToast();
  const { title, confirm } = useCommandWords(resource.name, name);
  const { icon, isFinal = false } = resource.actions?.commands[name] ?? {};
  const say = ({ done, refused }: Outcome) => {
    onClose();
    const skipped = [...refused].map(([reason, { length }]) =>
      translate('generate.bulk.skipped', { smart_count: length, reason }),
    );
    tell(
      [...(done > 0 ? [translate('generate.bulk.done', { smart_count: done })] : []), ...skipped],
      refused.size === 0,
    );
  };
  const { preview, run, running } = useBulkCommand(resource, name, keys, say);
  const willChange = (preview.data?.done ?? 0) > 0;

  return (
    <ConfirmDialog
      open
      title={title}
      subject={translate('ra.action.bulk_actions', { smart_count: keys.length })}
      content={
        <>
          <BulkPreview query={preview} />
          {isFinal && willChange && <p>{translate('generate.delete.content')}</p>}
        </>
      }
      confirmLabel={confirm}
      icon={icon}
      destructive={isFinal}
      disabled={!willChange}
      pending={running}
      onConfirm={run}
      onClose={onClose}
    />
  );
}
