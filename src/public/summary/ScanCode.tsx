import { useMemo } from 'react';
import { symbolOf } from '../../../domain/payments/codes/symbol.ts';
import { useOpenWords } from '../../i18n/openWords.ts';

/** A code to scan with a banking app: dark on white in both themes. */
export default function ScanCode({ text }: { readonly text: string }) {
  const t = useOpenWords();
  const { size, runs } = useMemo(() => symbolOf(text), [text]);
  return (
    <figure className="public-code">
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden>
        <path d={runs.map(([x, y, width]) => `M${x} ${y}h${width}v1H${x}z`).join('')} />
      </svg>
      <figcaption>{t('document.payment.scan')}</figcaption>
    </figure>
  );
}
