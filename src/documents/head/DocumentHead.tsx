import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '../../../domain/kinds/money.ts';
import type { party } from '../../../schemas/parts/documents/party.ts';
import type { Infer } from '../../../schemas/resource.ts';
import entities from '../../../schemas/resources/clients/entities.ts';
import { usePagePath } from '../../data/pagePath.ts';
import { useLanguage } from '../../i18n/language.ts';

interface DocumentFigureProps {
  readonly amount: string | undefined;
  readonly currency: string;
}

/** The amount that a document's page begins with. */
export function DocumentFigure({ amount = '0', currency }: DocumentFigureProps) {
  return formatMoney(amount, currency, useLanguage());
}

interface DocumentHeadProps {
  readonly client: Infer<typeof party> | undefined;
  /** The key of the word before the client. */
  readonly toClient?: string;
  /** What follows, separated by commas. */
  readonly clauses?: readonly string[];
  /** The due date. */
  readonly children?: ReactNode;
}

/** The sentence that a document's name begins: for whom it is, with link, and since or until when. */
export function DocumentHead({ client, toClient = 'documents.head.to', clauses = [], children }: DocumentHeadProps) {
  const translate = useTranslate();
  const pageOf = usePagePath(entities);
  const to = client && pageOf({ id: client.uuid });
  return (
    <>
      {client && (
        <>
          {` ${translate(toClient)} `}
          {to === undefined ? (
            client.name
          ) : (
            <MuiLink component={Link} to={to} underline="always" sx={{ overflowWrap: 'anywhere' }}>
              {client.name}
            </MuiLink>
          )}
        </>
      )}
      {clauses.map((clause) => `, ${clause}`).join('')}
      {children}
    </>
  );
}
