import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../domain/kinds/money.ts';
import type { party } from '../../../schemas/parts/documents/party.ts';
import type { Infer } from '../../../schemas/resource.ts';
import entities from '../../../schemas/resources/clients/entities.ts';
import { usePagePath } from '../../data/pagePath.ts';
import { RowLink } from '../../generate/list/table/RowLink.tsx';
import { useLanguage } from '../../i18n/language.ts';

interface DocumentHeadProps {
  readonly client: Infer<typeof party> | undefined;
  readonly amount: string | undefined;
  readonly currency: string;
  /** What is open of the amount, if only a part. */
  readonly open?: string | undefined;
  /** The due date. */
  readonly children?: ReactNode;
}

/** The header of a document's page: client with link, amount, and due date. */
export function DocumentHead({ client, amount, currency, open, children }: DocumentHeadProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const pageOf = usePagePath(entities);
  const money = (of: string) => formatMoney(of, currency, language);
  return (
    <>
      {client && (
        <Box component="span" sx={{ minWidth: 0, color: 'text.primary', overflowWrap: 'anywhere' }}>
          <RowLink to={pageOf({ id: client.uuid })}>{client.name}</RowLink>
        </Box>
      )}
      {amount !== undefined && (
        <Typography component="span" className="figures" color="textPrimary" sx={{ fontWeight: 600 }}>
          {open === undefined
            ? money(amount)
            : translate('documents.openOf', { open: money(open), total: money(amount) })}
        </Typography>
      )}
      {children}
    </>
  );
}
