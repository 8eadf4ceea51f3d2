import { joined } from '../../../../domain/words/isolated.ts';
import type { Quote } from '../../../../schemas/resources/quoting/quotes.ts';
import quotes from '../../../../schemas/resources/quoting/quotes.ts';
import documentTitle from '../../../documents/slots/title.ts';

type Titled = Readonly<Record<string, unknown>> & Partial<Pick<Quote, 'version_number'>>;

/** Names a quote like any document, and its later versions by their number: all have the number of the first. */
export default function quoteTitle(quote: Titled, translate: (key: string, args?: object) => string): string {
  const title = documentTitle(quote, translate, quotes);
  const { version_number: version = 1 } = quote;
  return version === 1 ? title : joined([title, `${translate('resources.quotes.fields.version_number')} ${version}`]);
}
