import type { PdfObject } from './readObjects.ts';

/** Declares the schema of the identification, which PDF/A demands of metadata that it does not define. */
const uaSchema = `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema><pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>Part of PDF/UA</pdfaProperty:description><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>`;

const additions = [
  ['xmlns:pdfaid="', 'xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" '],
  ['</rdf:Bag></pdfaExtension:schemas>', uaSchema],
  ['<pdfaid:part>', '<pdfuaid:part>1</pdfuaid:part>'],
] as const;

/** Returns XMP metadata that identify the document as accessible (PDF/UA-1). Throws an Error for those of no PDF/A. */
export function identified(xml: string): string {
  if (xml.includes('<pdfuaid:part>')) return xml;
  let changed = xml;
  for (const [before, added] of additions) {
    if (!changed.includes(before)) throw new Error(`the metadata have no ${before}`);
    changed = changed.replace(before, () => added + before);
  }
  return changed;
}

/** Returns the metadata with another text. */
export function metadataWith({ number, text }: PdfObject, xml: string): PdfObject {
  const stream = Buffer.from(xml, 'utf8');
  return { number, text: text.replace(/\/Length \d+/, `/Length ${stream.byteLength}`), stream };
}

/** Returns the catalog so that a window shows the title of the document instead of the name of its file. */
export function showingTitle(catalog: string): string {
  if (catalog.includes('/DisplayDocTitle true')) return catalog;
  const preferences = '/ViewerPreferences <<';
  return catalog.includes(preferences)
    ? catalog.replace(preferences, `${preferences} /DisplayDocTitle true`)
    : catalog.replace(/>>\s*$/, `${preferences} /DisplayDocTitle true >> >>`);
}
