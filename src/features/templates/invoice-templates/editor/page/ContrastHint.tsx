import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { formatDecimal } from '../../../../../../domain/kinds/decimal.ts';
import { contrastOf } from '../../../../../../domain/templates/contrast.ts';
import { valueAt } from '../../../../../../domain/schema/valueAt.ts';
import { useLanguage } from '../../../../../i18n/language.ts';
import { HintContext } from '../../../../../kinds/shared/hint.ts';
import { useEditing } from '../editing.ts';

const ofText: ReadonlySet<string> = new Set(['text', 'muted', 'accent']);

interface ContrastHintProps {
  /** The name of the color in the theme. */
  readonly color: string;
  readonly children: ReactNode;
}

/** Tells the contrast of a color of text with its darker background, below its field. */
export function ContrastHint({ color, children }: ContrastHintProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { theme } = useEditing().template;
  const value = valueAt(theme.colors, color);
  if (!ofText.has(color) || typeof value !== 'string') return children;
  const contrast = Math.min(contrastOf(value, '#ffffff'), contrastOf(value, theme.colors.panel));
  const rounded = (Math.floor(contrast * 10) / 10).toFixed(1);
  const hint = Number.isFinite(contrast)
    ? translate('templateEditor.contrast', { contrast: formatDecimal(rounded, language) })
    : undefined;
  return <HintContext value={hint}>{children}</HintContext>;
}
