import { expect, it } from 'vitest';
import { framedMail } from './framedMail.ts';

it('a mail gets its styles as sheets that the policy of the page allows', () => {
  const html =
    '<html><head><style media="all">a{}</style></head><body style="color:red;font-family:&quot;A&quot;"><p style="margin:0">$& style=&quot;x&quot;</p></body></html>';
  expect(framedMail(html, 'abc')).toBe(
    '<html><head><base target="_blank"><style nonce="abc">[data-style="0"]{color:red;font-family:"A"}[data-style="1"]{margin:0}</style>' +
      '<style nonce="abc" media="all">a{}</style></head><body data-style="0"><p data-style="1">$& style=&quot;x&quot;</p></body></html>',
  );
});
