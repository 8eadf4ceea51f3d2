import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { type ReactNode, useId, useMemo } from 'react';
import { decimalsOf } from '../../../../../../domain/money/decimals.ts';
import { LinesGrid } from '../../../../../documents/form/LinesGrid.tsx';
import { Section } from '../../../../../documents/form/Section.tsx';
import { SideBySide } from '../../../../../documents/form/SideBySide.tsx';
import type { Start } from '../../../../../documents/form/documentForm.ts';
import { MoneyFlow } from '../../../../../documents/flow/MoneyFlow.tsx';
import { countedAdjustments } from '../../../../../documents/grid/lines/adjustments.ts';
import { useLines } from '../../../../../documents/grid/lines/linesStore.ts';
import { useCorridorOf } from '../../../../../documents/parties/useCorridor.ts';
import { DialogGuard } from '../../../../../drafts/DialogGuard.tsx';
import { FormLock } from '../../../../../forms/FormLock.tsx';
import type { ListedInvoice } from '../dialogProps.ts';
import type { Problem } from './useVarying.ts';

interface VaryFormProps {
  readonly invoice: ListedInvoice;
  readonly exporter: Start['exporter'];
  readonly problem: Problem | undefined;
  /** The fields below the lines. */
  readonly children: ReactNode;
}

/** The lines of a scheduled invoice with the breakdown beside them. */
export function VaryForm({ invoice, exporter, problem, children }: VaryFormProps) {
  const translate = useTranslate();
  const { currency, service_buyer_uuid } = invoice;
  const dirty = useLines((state) => state.dirty);
  const isAsRefused = useLines(({ lines }) => lines === problem?.of);
  const [items, flow] = [useId(), useId()];
  const adjustments = useMemo(
    () => countedAdjustments(invoice.adjustments, decimalsOf(currency)),
    [invoice.adjustments, currency],
  );
  const corridor = useCorridorOf(exporter, service_buyer_uuid);
  return (
    <Stack sx={{ gap: 2, containerType: 'inline-size' }}>
      <DialogGuard hasMore={dirty} />
      <FormLock>
        <SideBySide>
          <Stack sx={{ gap: 2, minWidth: 0 }}>
            <Section id={items} title={translate('documents.items.title')}>
              <LinesGrid
                currency={currency}
                corridor={corridor}
                problem={isAsRefused ? problem?.message : undefined}
                labelledBy={items}
              />
            </Section>
            {children}
          </Stack>
          <Section id={flow} title={translate('documents.flow.title')}>
            <MoneyFlow currency={currency} adjustments={adjustments} labelledBy={flow} />
          </Section>
        </SideBySide>
      </FormLock>
    </Stack>
  );
}
