import { describe, expect, test } from 'vitest';
import { scale } from './scale.ts';
import { themeIn } from './theme.ts';

const sizes = Object.values(scale).map(({ size }) => `${size / 16}rem`);
const variants = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'subtitle1', 'subtitle2', 'body1', 'body2', 'button', 'caption'];

describe.each(['light', 'dark'] as const)('the %s theme', (mode) => {
  const theme = themeIn(mode);

  test.each(variants)('sets %s in a size of the type scale', (variant) => {
    expect(sizes).toContain(Reflect.get(theme.typography, variant).fontSize);
  });

  test('transforms no text to uppercase', () => {
    expect(theme.typography.button.textTransform).toBe('none');
  });

  test('uses a grid of 8', () => {
    expect([theme.spacing(1), theme.spacing(3)]).toEqual(['8px', '24px']);
  });

  test('shows the focus on every control', () => {
    const focused = { '&.Mui-focusVisible': { outline: `2px solid ${theme.tokens.primary}`, outlineOffset: 2 } };
    expect(theme.components?.MuiButtonBase?.styleOverrides?.root).toMatchObject(focused);
  });
});

test('both themes style the same components', () => {
  expect(Object.keys(themeIn('dark').components ?? {})).toEqual(Object.keys(themeIn('light').components ?? {}));
});
