import { useTranslate } from 'react-admin';
import type { AuditEntry } from '../../../dataProvider/calls/history.ts';
import { Facts, type Fact } from '../../shell/dialog/Facts.tsx';
import { RelativeTime } from '../../shell/display/RelativeTime.tsx';
import { byActor } from './actorWords.ts';

interface TimelineEntryProps {
  readonly entry: AuditEntry;
  /** What was done, in a sentence. */
  readonly sentence: string;
  /** What changed, each field with its values. */
  readonly facts: readonly Fact[];
  /** The company's, where the page knows it. */
  readonly timeZone?: string | undefined;
}

/** One thing that was done: the sentence, when and by whom, and each field before and after. */
export function TimelineEntry({ entry, sentence, facts, timeZone }: TimelineEntryProps) {
  const translate = useTranslate();
  return (
    <li className="timeline-entry">
      <h3 className="timeline-sentence">{sentence}</h3>
      <p className="timeline-when">
        <RelativeTime at={entry.timestamp} timeZone={timeZone} /> {byActor(entry.actor, translate)}
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
