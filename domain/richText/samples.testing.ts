import fc from 'fast-check';

/** Texts that would be markup, a formula or code if interpreted. */
export const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '#import "secret.typ"',
  '*_`$x$`_* @label <label>',
  '=HYPERLINK("http://evil.test")',
  '+1',
  '{{template}}',
];

const words = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.constantFrom(...hostile));

const mark = fc.oneof(
  fc.constantFrom('bold', 'italic', 'underline', 'strike').map((type) => ({ type })),
  fc
    .constantFrom('https://acme.test/pay?a=1&b=2', 'mailto:ana@acme.test', 'http://x.test')
    .map((href) => ({ type: 'link', attrs: { href } })),
);

const inline = fc.oneof(
  fc.record({ type: fc.constant('text'), text: words, marks: fc.array(mark, { maxLength: 4 }) }),
  fc.constant({ type: 'hardBreak' }),
);

const paragraph = fc.record({ type: fc.constant('paragraph'), content: fc.array(inline, { maxLength: 4 }) });

const list = (blocks: fc.Arbitrary<object>) =>
  fc.record({
    type: fc.constantFrom('bulletList', 'orderedList'),
    attrs: fc.record({ start: fc.integer({ min: 0, max: 50 }) }),
    content: fc.array(
      fc.record({
        type: fc.constant('listItem'),
        content: fc.tuple(paragraph, fc.array(blocks, { maxLength: 2 })).map(([first, more]) => [first, ...more]),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  });

const nested = fc.oneof(paragraph, list(fc.oneof(paragraph, list(paragraph))));

/** Documents as an editor produces them. */
export const documents = fc.record({
  type: fc.constant('doc'),
  content: fc.array(nested, { minLength: 1, maxLength: 5 }),
});
