import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Fragment } from 'react';
import type { LateCharge } from '../../../../dataProvider/calls/collecting.ts';
import { formatInstant } from '../../../../domain/kinds/instant.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { usePagePath } from '../../../data/pagePath.ts';
import { RowLink } from '../../../generate/list/table/RowLink.tsx';
import { useLanguage } from '../../../i18n/language.ts';

/** The invoices that charge a late payment, as links: `Charged by: Draft of 2026/05/10`. */
export function MadeCharges({ made }: Pick<LateCharge, 'made'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const pagePath = usePagePath(invoices);
  if (made.length === 0) return null;
  return (
    <Box>
      {translate('collecting.late.made')}{' '}
      {made.map(({ uuid, number, full_number: printed, created_at: at }, place) => (
        <Fragment key={uuid}>
          {place > 0 && ', '}
          <RowLink to={pagePath({ id: uuid })}>
            {number === undefined
              ? translate('collecting.late.draft', { date: formatInstant(at, language) })
              : translate('collecting.late.invoice', { number: printed ?? number })}
          </RowLink>
        </Fragment>
      ))}
    </Box>
  );
}
