import { RecordContextProvider, useTranslate, type RaRecord } from 'react-admin';
import type { AuditEntry } from '../../../dataProvider/calls/history.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useLanguage } from '../../i18n/language.ts';
import { ChangedValue } from './ChangedValue.tsx';
import { changeLabel, sentenceOf } from './historyWords.ts';
import { TimelineEntry } from './TimelineEntry.tsx';
import { TimelineList } from './TimelineList.tsx';

interface RecordTimelineProps {
  readonly resource: Resource;
  readonly record: RaRecord<string>;
}

/** What happened to a record, newest first, in the words of its resource. */
export function RecordTimeline({ resource, record }: RecordTimelineProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const factsOf = ({ changes }: AuditEntry) =>
    Object.entries(changes).map(([path, change]) => ({
      key: path,
      label: changeLabel(resource, path, translate),
      value: <ChangedValue resource={resource} path={path} change={change} />,
    }));
  return (
    // Amounts are written in the currency that the record says.
    <RecordContextProvider value={record}>
      <TimelineList resource={resource} id={record.id} record={record}>
        {(entries) =>
          entries.map((unordered) => {
            const entry = inOrder(resource, unordered);
            const sentence = sentenceOf(resource, entry, language, translate);
            return <TimelineEntry key={entry.id} entry={entry} sentence={sentence} facts={factsOf(entry)} />;
          })
        }
      </TimelineList>
    </RecordContextProvider>
  );
}

/** Its changes in the order of the schema, those of a list by its rows. */
function inOrder({ schema }: Resource, entry: AuditEntry): AuditEntry {
  const order = Object.keys(schema.properties);
  const rank = (path: string) => order.indexOf(path.split('.')[0] ?? '');
  const changes = Object.entries(entry.changes).toSorted(
    ([a], [b]) => rank(a) - rank(b) || a.localeCompare(b, undefined, { numeric: true }),
  );
  return { ...entry, changes: Object.fromEntries(changes) };
}
