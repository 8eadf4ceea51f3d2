import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Selection } from '../../../../dataProvider/calls/commands.ts';
import { firstOf } from '../../../../domain/actions/commands.ts';
import { isDeletable } from '../../../../domain/actions/offeredActions.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { iconOf } from '../../../shell/display/icons.ts';
import type { ActedRecord } from '../../actions/useActions.ts';
import { factsHere } from '../../facts.ts';
import { useMay } from '../../../access/useMay.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { useBulkCommands } from './useBulkCommands.ts';

interface BulkCommandsProps {
  readonly resource: Resource;
  readonly selection: Selection;
  /** A description of the selection. */
  readonly subject: string;
}

/** The bulk commands for the selected rows, except those hidden for all; deletion is last, unless none may be deleted. */
export function BulkCommands({ resource, selection, subject }: BulkCommandsProps) {
  const translate = useTranslate();
  const { data = [], selectedIds } = useListContext<ActedRecord>();
  const { actions } = resource;
  // Records on other pages are unknown here.
  const isForSome = (fits: (record: ActedRecord) => boolean): boolean =>
    selectedIds.some((id) => {
      const record = data.find((row) => row.id === id);
      return !record || fits(record);
    });
  const offered = useBulkCommands(resource).filter((name) =>
    isForSome((record) => !actions || !firstOf(actions, actions.commands[name]?.hidden ?? [], record, factsHere())),
  );
  const mayDelete = useMay(resource.name, 'delete') && isForSome((record) => isDeletable(actions, record));
  const [openCommand, setOpenCommand] = useState<string>();
  return (
    <>
      {offered.map((name) => {
        const { icon, isFinal } = actions?.commands[name] ?? {};
        const Icon = iconOf(icon);
        return (
          <Button
            key={name}
            size="small"
            color={isFinal ? 'error' : 'primary'}
            startIcon={icon && <Icon />}
            onClick={() => setOpenCommand(name)}
          >
            {translate(`resources.${resource.name}.actions.${name}.name`)}
          </Button>
        );
      })}
      {mayDelete && (
        <Button color="error" size="small" startIcon={<DeleteIcon />} onClick={() => setOpenCommand('delete')}>
          {translate('generate.row.delete')}
        </Button>
      )}
      {openCommand !== undefined && (
        <BulkDialog
          resource={resource}
          name={openCommand}
          selection={selection}
          subject={subject}
          onClose={() => setOpenCommand(undefined)}
        />
      )}
    </>
  );
}
