import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { richTextOf } from '../../domain/richText/richText.ts';
import { documents, hostile } from '../../domain/richText/samples.testing.ts';
import { RichText } from './RichText.tsx';

const elements = new Set(['DIV', 'P', 'BR', 'SPAN', 'STRONG', 'EM', 'U', 'S', 'A', 'UL', 'OL', 'LI']);

test('entered text is never rendered as markup', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const { container, unmount } = render(<RichText value={richTextOf(document) ?? ''} />);
      const drawn = [...container.querySelectorAll('*')];
      expect(drawn.filter(({ tagName }) => !elements.has(tagName))).toEqual([]);
      for (const link of container.querySelectorAll('a')) {
        expect(link.protocol).toMatch(/^(https?|mailto):$/);
        expect(link.rel).toBe('noopener noreferrer nofollow');
      }
      unmount();
    }),
    { numRuns: 50 },
  );
});

test('a plain text is rendered unchanged', () => {
  const { container } = render(<RichText value={hostile.join('\n')} />);
  expect(container.textContent).toBe(hostile.join('\n'));
});

test('formatting is rendered by its elements', () => {
  const bold = { type: 'bold' } as const;
  const link = { type: 'link', attrs: { href: 'https://acme.test/' } } as const;
  const { container } = render(
    <RichText
      value={{
        type: 'doc',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: 'Pay', marks: [bold, link] }, { type: 'hardBreak' }] },
          { type: 'paragraph' },
          {
            type: 'orderedList',
            attrs: { start: 3 },
            content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'now' }] }] }],
          },
        ],
      }}
    />,
  );
  expect(container.querySelector('a[href="https://acme.test/"] strong')?.textContent).toBe('Pay');
  expect(container.querySelector('ol')?.start).toBe(3);
  expect(container.querySelectorAll('ol > li > p')).toHaveLength(1);
  expect(container.querySelectorAll('p > br')).toHaveLength(2);
});
