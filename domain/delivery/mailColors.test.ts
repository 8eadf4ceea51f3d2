import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrastOf, leastContrast } from '../templates/contrast.ts';
import { mailColors } from './mailColors.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('keeps the accent where it can be read', () => {
  expect(mailColors('#12495a')).toMatchObject({ onPage: '#12495a', button: '#12495a', onButton: '#ffffff' });
});

it('has readable texts and visible buttons for any accent', () => {
  fc.assert(
    fc.property(color, (accent) => {
      const { onPage, button, onButton, darkButton, onDarkButton } = mailColors(accent);
      const pairs = [
        [onPage, '#eef1f4'],
        [onButton, button],
        [darkButton, '#1c2229'],
        [onDarkButton, darkButton],
      ] as const;
      for (const [text, fill] of pairs) expect(contrastOf(text, fill)).toBeGreaterThanOrEqual(leastContrast);
    }),
  );
});
