import Popover from '@mui/material/Popover';
import { useTranslate } from 'react-admin';
import { useId, useRef, useState } from 'react';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Account } from './Account.tsx';
import { amountOf, type FigureName, type Scope } from './account.ts';

export interface FigureProps {
  readonly figure: FigureName;
  readonly scope: Scope;
  readonly currency: string;
}

/** Longer amounts are smaller, to fit one line. */
const longest = 18;

/** A figure that shows its computation on request. */
export function Figure({ figure, scope, currency }: FigureProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const heading = useId();
  const [isOpen, setOpen] = useState(false);
  const name = translate(`figures.${figure}`);
  const amount = formatMoney(amountOf(figure, scope), currency, language);

  return (
    <>
      <button
        ref={button}
        type="button"
        className="flow-figure figures"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={translate('documents.flow.explain', { name, amount })}
        title={translate('documents.flow.how')}
        data-long={amount.length > longest}
        onClick={() => setOpen(true)}
      >
        {amount}
      </button>
      {isOpen && (
        <Popover
          open
          anchorEl={button.current}
          onClose={() => setOpen(false)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{
            paper: { role: 'dialog', 'aria-labelledby': heading, tabIndex: -1, className: 'account-paper' },
          }}
        >
          <h3 id={heading} className="account-title">
            {name}
          </h3>
          <p className="account-note">{translate(`documents.flow.meaning.${figure}`)}</p>
          <Account figure={figure} scope={scope} />
        </Popover>
      )}
    </>
  );
}
