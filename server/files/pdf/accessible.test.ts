import { describe, expect, it } from 'vitest';
import { identified, showingTitle } from './accessible.ts';

const archival =
  '<rdf:Description xmlns:pdfaid="a"><pdfaExtension:schemas><rdf:Bag></rdf:Bag></pdfaExtension:schemas><pdfaid:part>3</pdfaid:part>';

describe('metadata', () => {
  it('name the standard once, with its schema', () => {
    const xml = identified(archival);
    expect(xml).toContain('<pdfuaid:part>1</pdfuaid:part><pdfaid:part>3</pdfaid:part>');
    expect(xml).toContain('xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"');
    expect(xml).toContain('<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>');
    expect(identified(xml)).toBe(xml);
  });

  it('of no archival PDF are refused', () => {
    expect(() => identified('<rdf:Description>')).toThrow('the metadata have no xmlns:pdfaid');
  });
});

it.each([
  ['<< /Type /Catalog >>', '<< /Type /Catalog /ViewerPreferences << /DisplayDocTitle true >> >>'],
  [
    '<< /ViewerPreferences << /Direction /R2L >> >>',
    '<< /ViewerPreferences << /DisplayDocTitle true /Direction /R2L >> >>',
  ],
])('a window shows the title of %s', (catalog, shown) => {
  expect(showingTitle(catalog)).toBe(shown);
  expect(showingTitle(shown)).toBe(shown);
});
