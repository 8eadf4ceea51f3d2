import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import type { AuditEntry } from '../../../dataProvider/calls/history.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { EmptyState } from '../../shell/feedback/EmptyState.tsx';
import { QueryResult } from '../../shell/feedback/QueryResult.tsx';
import { useHistory } from './useHistory.ts';
import './timeline.css';

interface TimelineListProps {
  readonly resource: Resource;
  /** The key of the record. */
  readonly id: string;
  /** Decides whether the history is read again while it is shown. */
  readonly record: object;
  /** Whether the words of the entries are still to come: words that change while they are read would be worse than a moment's wait. */
  readonly isWaiting?: boolean;
  /** A list item for each entry, newest first. */
  readonly children: (entries: readonly AuditEntry[]) => ReactNode;
}

/** The most entries that are shown together. */
const most = 8;

/** What happened to a record, newest first; what is older on request. */
export function TimelineList({ resource, id, record, isWaiting = false, children }: TimelineListProps) {
  const translate = useTranslate();
  const [showsAll, setShowsAll] = useState(false);
  const history = useHistory({ resource, id, record });
  return (
    <QueryResult query={{ ...history, data: isWaiting ? undefined : history.data }} height={64}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState title={translate('documents.history.empty')} />
        ) : (
          <>
            <ol className="timeline">{children(showsAll ? entries : entries.slice(0, most))}</ol>
            {!showsAll && entries.length > most && (
              <Button onClick={() => setShowsAll(true)} sx={{ mt: 1 }}>
                {translate('generate.related.all', { total: entries.length })}
              </Button>
            )}
          </>
        )
      }
    </QueryResult>
  );
}
