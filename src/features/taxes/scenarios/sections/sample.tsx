import { useMemo } from 'react';
import type { Scenario } from '../../../../../schemas/resources/taxes/scenarios.ts';
import type { OwnSectionProps } from '../../../../generate/show/OwnSection.tsx';
import { SampleCard } from '../sample/SampleCard.tsx';
import { taxRows } from '../words/formRow.ts';
import { useSpeech } from '../words/useSpeech.ts';

/** A line with the taxes of a scenario. */
export default function SampleSection({ record }: OwnSectionProps<Scenario & { readonly id: string }>) {
  const rows = useMemo(() => taxRows(record.tributes), [record.tributes]);
  const corridor = useMemo(() => ({ origin: record.origin, destiny: record.destiny }), [record]);
  return <SampleCard rows={rows} speech={useSpeech(corridor, rows)} corridor={corridor} />;
}
