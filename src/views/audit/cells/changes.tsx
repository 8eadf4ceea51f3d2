import { useTranslate } from 'ra-core';
import type { AuditEntry } from '../../../../schemas/resources/audit.ts';
import { ValueChange } from '../../../shell/ValueChange.tsx';
import { isTold } from '../said/isTold.ts';
import { useSaid } from '../said/useSaid.ts';

export const align = 'left';
export const width = 360;

/** The number of fields listed in a row. */
const most = 4;

/** The changed fields, unless the sentence contains them all. */
export default function ChangesCell({ record }: { readonly record: Pick<AuditEntry, 'changes' | 'part'> }) {
  const translate = useTranslate();
  const said = useSaid();
  const { changes = [], part } = record;
  const told = changes.filter(({ field }) => isTold(part, field));
  if (told.length === 0) return '–';
  return (
    <>
      {told.slice(0, most).map(({ field, previous, next }) => (
        <div key={field} style={{ overflowWrap: 'anywhere' }}>
          {translate(`audit.fields.${field}`, { _: field })}:{' '}
          <ValueChange previous={said(previous)} next={said(next)} />
        </div>
      ))}
      {told.length > most && <div>{translate('audit.more', { smart_count: told.length - most })}</div>}
    </>
  );
}
