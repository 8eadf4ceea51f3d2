import { useTranslate } from 'react-admin';
import { Jurisdiction, useJurisdictionWords } from '../../../../documents/parties/Jurisdiction.tsx';
import { Hint } from '../../../../shell/display/Hint.tsx';
import type { ListedContract } from '../actions/dialogProps.ts';

export const align = 'left';
export const width = 112;

/** The countries of its scenarios: the first two as flags, all in the hint. */
export default function JurisdictionCell({ record }: { readonly record: ListedContract }) {
  const translate = useTranslate();
  const wordsOf = useJurisdictionWords();
  const [first, ...others] = record.jurisdictions ?? [];
  if (!first) return '–';
  const all = [first, ...others].map(wordsOf);
  return (
    <Hint
      hint={all.map((words, index) => (
        <div key={`${index} ${words}`}>{words}</div>
      ))}
    >
      <Jurisdiction of={first} />
      {others.length > 0 && (
        <span className="document-aside">
          {translate('contracts.list.moreJurisdictions', { smart_count: others.length })}
        </span>
      )}
    </Hint>
  );
}
