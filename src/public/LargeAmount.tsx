import type { ReactNode } from 'react';

/** From so many characters on an amount is set smaller, to stay on one line. */
export const longAmount = 16;

interface LargeAmountProps {
  readonly label: string;
  readonly amount: string;
  /** What is said beneath it. */
  readonly children?: ReactNode;
}

/** What whoever pays looks for first: how much. */
export function LargeAmount({ label, amount, children }: LargeAmountProps) {
  return (
    <div className={`public-amount ${amount.length < longAmount ? '' : 'public-amount--long'}`}>
      <dt>{label}</dt>
      <dd className="figures">{amount}</dd>
      {children}
    </div>
  );
}
