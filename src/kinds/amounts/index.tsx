import { lazy, Suspense } from 'react';
import { amounts as codec, amountTexts, type AmountIn } from '../../../domain/kinds/amounts.ts';
import { computedAmounts } from '../../../schemas/parts/money.ts';
import { useLanguage } from '../../i18n/language.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';
import { TextBox } from '../shared/TextBox.tsx';

type Amounts = readonly AmountIn[];

/** Most amounts are only shown. */
const AmountsEditor = lazy(async () => ({ default: (await import('./AmountsEditor.tsx')).AmountsEditor }));

/** Each amount on its own line. */
function Cell({ value }: ValueProps<Amounts>) {
  const language = useLanguage();
  if (value.length === 0) return <span>—</span>;
  return amountTexts(value, language).map((text) => (
    <span key={text} className="figures" style={{ display: 'block', whiteSpace: 'nowrap' }}>
      {text}
    </span>
  ));
}

const Input = (props: InputProps) => {
  const box = <TextBox input={{ ...props, disabled: true }} />;
  return props.property.readOnly ? (
    box
  ) : (
    <Suspense fallback={box}>
      <AmountsEditor {...props} />
    </Suspense>
  );
};

/** Amounts by currency. */
export const amounts = defineKind('amounts', codec, {
  Cell,
  Input,
  align: 'right',
  wide: true,
  samples: [
    {
      value: [
        { currency: 'USD', amount: '1080.00' },
        { currency: 'KWD', amount: '0.005' },
      ],
      property: computedAmounts,
    },
  ],
});
