import type { ReactNode } from 'react';

/** Longer amounts are smaller, to fit one line. */
export const longAmount = 16;

interface LargeAmountProps {
  readonly label: string;
  readonly amount: string;
  /** Content below. */
  readonly children?: ReactNode;
}

/** The amount to pay. */
export function LargeAmount({ label, amount, children }: LargeAmountProps) {
  return (
    <div className={`public-amount ${amount.length < longAmount ? '' : 'public-amount--long'}`}>
      <dt>{label}</dt>
      <dd className="figures">{amount}</dd>
      {children}
    </div>
  );
}
