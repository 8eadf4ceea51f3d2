import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import { useStore, useTranslate } from 'react-admin';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import './home.css';

/** A part of a figure with its list, if the user may read it. */
export interface FigurePart {
  readonly text: string;
  readonly count: number;
  readonly to: string | undefined;
}

/** The figure in another currency. */
export interface OtherAmount {
  readonly currency: string;
  readonly amount: string;
  /** The amount with its currency. */
  readonly money: string;
  readonly to: string | undefined;
  readonly isUrgent: boolean;
}

/** One figure: its amount, what it counts, how it compares, and the amounts of other currencies. */
export interface Figure {
  readonly name: string;
  readonly label: string;
  readonly amount: string;
  /** The list behind the amount. */
  readonly to?: string | undefined;
  readonly parts: readonly FigurePart[];
  /** How the amount compares with an earlier one, or another remark. */
  readonly note?: string | undefined;
  readonly others?: readonly OtherAmount[];
  /** Whether the amount, or what it counts, needs action. */
  readonly isUrgent?: boolean;
  readonly isUrgentCount?: boolean;
  /** Follows on phones. */
  readonly action?: ReactNode;
}

/** More other currencies than this are folded to the first two. */
const mostCurrencies = 3;
const fewCurrencies = 2;

/** Figures in a row; on phones the first has its own row. */
export function FigureCard({ label, figures }: { readonly label: string; readonly figures: readonly Figure[] }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useStore('home.allCurrencies', false);
  const count = Math.max(...figures.map(({ others = [] }) => others.length));
  const isFolded = count > mostCurrencies && !isOpen;
  // All amounts have one size.
  const longest = Math.max(...figures.map(({ amount }) => amount.length));
  return (
    <Card component="section" aria-label={label} className="figure-card">
      {figures.map((figure) => (
        <FigureColumn
          key={figure.name}
          figure={isFolded ? { ...figure, others: (figure.others ?? []).slice(0, fewCurrencies) } : figure}
          longest={longest}
        />
      ))}
      {count > mostCurrencies && (
        <Button className="figure-fold" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen
            ? translate('home.fewerCurrencies')
            : translate('home.moreCurrencies', { smart_count: count - fewCurrencies })}
        </Button>
      )}
    </Card>
  );
}

/** The width of a figure relative to its font size. */
const digit = 0.62;

/** One figure; in a row with others its lines are level with theirs. */
export function FigureColumn({ figure, longest }: { readonly figure: Figure; readonly longest: number }) {
  const translate = useTranslate();
  const { name, label, amount, to, parts, note, others = [], isUrgent = false, isUrgentCount = isUrgent } = figure;
  return (
    <div className="figure" data-figure={name}>
      <h2>{label}</h2>
      <div className="figure-room">
        <p
          className="figure-amount figures"
          data-urgent={isUrgent}
          style={{ fontSize: `clamp(0.875rem, ${Math.floor(100 / digit / longest)}cqi, 1.5rem)` }}
        >
          <ListLink to={to} label={label}>
            {amount}
          </ListLink>
        </p>
      </div>
      <p className="figure-note" data-urgent={isUrgentCount}>
        {parts.map(({ text, count, to: list }, place) => (
          <Fragment key={text}>
            {place > 0 && ', '}
            <ListLink to={count > 0 ? list : undefined} label={label}>
              {text}
            </ListLink>
          </Fragment>
        ))}
        {note && (
          <span className="figure-remark">
            {parts.length > 0 && ', '}
            {note}
          </span>
        )}
      </p>
      <ul className="figure-others figures" aria-label={translate('home.otherCurrencies')} hidden={others.length === 0}>
        {others.map(({ currency, amount: text, to: list, isUrgent: isLate }) => (
          <li key={currency} data-urgent={isLate}>
            <span>{currency}</span>
            <span>
              <ListLink to={list} label={`${currency}, ${label}`}>
                {text}
              </ListLink>
            </span>
          </li>
        ))}
      </ul>
      {figure.action}
    </div>
  );
}

interface ListLinkProps {
  readonly to: string | undefined;
  /** What the list belongs to, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A text that leads to the list behind it. */
function ListLink({ to, label, children }: ListLinkProps) {
  const translate = useTranslate();
  if (to === undefined) return children;
  return (
    <MuiLink component={Link} to={to} color="inherit" underline="hover">
      {children}
      <span className="visually-hidden">{`, ${label}, ${translate('home.openList')}`}</span>
    </MuiLink>
  );
}
