import { useQuery } from '@tanstack/react-query';
import { collectingCalls } from '../../../../../dataProvider/calls/collecting.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { ConfirmDialog } from '../../../../shell/feedback/ConfirmDialog.tsx';
import { QueryResult } from '../../../../shell/feedback/QueryResult.tsx';
import { StoredNotice } from '../../../../shell/StoredNotice.tsx';
import { useCommand } from '../../../../generate/actions/useCommand.tsx';
import { useCommandWords } from '../../../../generate/actions/useCommandWords.ts';
import type { ResourceDialogProps } from '../../../../generate/actions/dialogs.ts';
import { WhatGoesOut } from '../preview/WhatGoesOut.tsx';

/** Turns a sequence on, after it has shown what would go out in the next days, and who gets nothing. */
export default function TurnOnDialog({ resource, record, onClose }: ResourceDialogProps) {
  const http = useHttp();
  const key = String(record.id);
  const { title, body, confirm } = useCommandWords(resource.name, 'turn_on');
  const { run, running } = useCommand(resource, 'turn_on', key, onClose);
  const query = useQuery({
    queryKey: [resource.name, 'preview', key],
    queryFn: ({ signal }) => collectingCalls(http).sequencePreview(key, signal),
    gcTime: 0,
    retry: false,
  });
  return (
    <ConfirmDialog
      open
      title={title}
      subject={String(record['name'])}
      content={
        <>
          <StoredNotice />
          <p>{body}</p>
          <QueryResult query={query} height={240}>
            {(preview) => <WhatGoesOut preview={preview} />}
          </QueryResult>
        </>
      }
      confirmLabel={confirm}
      icon="issue"
      pending={running}
      disabled={!query.data}
      onConfirm={() => void run()}
      onClose={onClose}
    />
  );
}
