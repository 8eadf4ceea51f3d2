import { useTranslate } from 'ra-core';
import type { AuditEntry } from '../../../dataProvider/calls/history.ts';
import { Facts } from '../../shell/dialog/Facts.tsx';
import { RelativeTime } from '../../shell/RelativeTime.tsx';
import { ValueChange } from '../../shell/ValueChange.tsx';
import { type AuditContext, changeLabel, changeWords, receivedCurrency, toldChanges } from './auditWords.ts';
import { sentenceOf } from './sentences.ts';

interface TimelineEntryProps {
  readonly entry: AuditEntry;
  readonly context: AuditContext;
  /** The company's time zone. */
  readonly timeZone: string | undefined;
}

/** An entry: sentence, time, actor, and each field before and after. */
export function TimelineEntry({ entry, context, timeZone }: TimelineEntryProps) {
  const translate = useTranslate();
  const actor = translate(`documents.history.actors.${entry.actor}`, { _: entry.actor });
  const told = { ...context, received: receivedCurrency(entry) };
  const facts = toldChanges(entry, context).map(([path, change]) => ({
    key: path,
    label: changeLabel(path, change, told),
    value: <ValueChange {...changeWords(path, change, told)} />,
  }));
  return (
    <li className="timeline-entry">
      <h3 className="timeline-said">{sentenceOf(entry, context)}</h3>
      <p className="timeline-when">
        <RelativeTime at={entry.timestamp} timeZone={timeZone} /> {translate('documents.history.by', { actor })}
      </p>
      {(facts.length > 0 || entry.lines_untold !== undefined) && (
        <details>
          <summary>{translate('documents.history.details')}</summary>
          <Facts facts={facts} />
          {entry.lines_untold !== undefined && (
            <p className="timeline-when">
              {translate('documents.history.moreLines', { smart_count: entry.lines_untold })}
            </p>
          )}
        </details>
      )}
    </li>
  );
}
