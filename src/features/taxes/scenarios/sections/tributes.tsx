import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import type { OwnSectionProps } from '../../../../generate/show/OwnSection.tsx';
import { rowSeries } from '../../../../../domain/taxes/rowSeries.ts';
import type { Scenario } from '../../../../../schemas/resources/taxes/scenarios.ts';
import { factsHere } from '../../../../generate/facts.ts';
import { taxRows } from '../words/formRow.ts';
import { TaxColumns } from '../words/TaxColumns.tsx';
import { TaxTable } from '../words/TaxTable.tsx';
import { useSpeech } from '../words/useSpeech.ts';

/** The taxes of a scenario in the words of its form. */
export default function Tributes({ record }: OwnSectionProps<Scenario & { readonly id: string }>) {
  const translate = useTranslate();
  const [today] = useState(() => factsHere().today);
  const rows = useMemo(() => taxRows(record.tributes), [record.tributes]);
  const corridor = useMemo(() => ({ origin: record.origin, destiny: record.destiny }), [record]);
  const speech = useSpeech(corridor, rows);
  const series = rowSeries(rows, today);
  return (
    <TaxTable corridor={corridor}>
      {(side) => {
        const here = series.filter(([first = 0]) => rows[first]?.is_origin === (side === 'origin'));
        if (here.length === 0) return <p className="tax-none">{translate('scenarios.rows.none')}</p>;
        return (
          <ul className="tax-list">
            {here.flatMap((members) =>
              members.map((at, place) => {
                const row = rows[at];
                return (
                  row && (
                    <li key={at} className="tax" data-later={place > 0}>
                      <div className="tax-summary tax-read">
                        <TaxColumns row={row} speech={speech} />
                      </div>
                    </li>
                  )
                );
              }),
            )}
          </ul>
        );
      }}
    </TaxTable>
  );
}
