import { useTranslate } from 'react-admin';
import type { AuditEntry } from '../../../../../schemas/resources/platform/audit.ts';
import { ValueChange } from '../../../../shell/display/ValueChange.tsx';
import { isShown } from '../values/isShown.ts';
import { useValueText } from '../values/useValueText.ts';

export const align = 'left';
export const width = 360;

/** The number of fields listed in a row. */
const most = 4;

/** The changed fields, unless the sentence contains them all. */
export default function ChangesCell({ record }: { readonly record: Pick<AuditEntry, 'changes' | 'part'> }) {
  const translate = useTranslate();
  const valueText = useValueText();
  const { changes = [], part } = record;
  const shown = changes.filter(({ field }) => isShown(part, field));
  if (shown.length === 0) return '–';
  return (
    <>
      {shown.slice(0, most).map(({ field, previous, next }) => (
        <div key={field} style={{ overflowWrap: 'anywhere' }}>
          {translate(`audit.fields.${field}`, { _: field })}:{' '}
          <ValueChange previous={valueText(previous)} next={valueText(next)} />
        </div>
      ))}
      {shown.length > most && <div>{translate('audit.more', { smart_count: shown.length - most })}</div>}
    </>
  );
}
