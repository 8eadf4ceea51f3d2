import { describe, expect, it } from 'vitest';
import { taxFigures } from '../../domain/taxes/figures.ts';
import { languageCodes, type Language } from '../../domain/languages.ts';
import { translate } from '../../server/i18n.ts';
import { textsIn } from '../support/localeTexts.ts';

/** Names that figures and things had beside the one they have (docs/glossary.md). */
const others: Record<Language, RegExp> = {
  pt: /o exportador recebe|o importador paga"|enviado ao exportador|recebido do importador|"a receber|a enviar|(?<!que )fica com o exportador|valor líquido do exportador|referência da empresa|em espera/i,
  en: /the exporter receives|the importer pays"|sent to the exporter|received from the importer|to be received|to send|kept by the exporter|company reference|registrations|not numbered|unnumbered invoice|\bcancelled\b(?!":)|\be-mail/i,
  es: /el exportador recibe|el importador paga"|enviado al exportador|recibido del importador|"a recibir|a enviar|le queda al exportador|referencia de la empresa|tributos?\b|ítems?\b|alícuota|en mora\b|en espera|"(?:añadir|registrar) (?:nuevo|%\{name\})/i,
};

describe.each(languageCodes)('in %s', (language) => {
  const named = (key: string) => translate(language, key);

  it.each(taxFigures)('%s has one name, of a line and of a document', (figure) => {
    const name = named(`figures.${figure}`);
    expect(named(`resources.invoices.fields.${figure}`)).toBe(name);
    expect(named(`resources.invoices.fields.items_invoice.${figure}`)).toBe(name);
  });

  it('the total of a document is what is to be paid, and the page of signing in names figures as all others do', () => {
    const pay = named('figures.importer_total_payable_exporter');
    expect(['total', 'amount'].map((field) => named(`resources.invoices.fields.${field}`))).toEqual([pay, pay]);
    expect(named('signin.motif.importer')).toBe(named('figures.importer_total_payable'));
    expect(named('signin.motif.exporter')).toBe(named('figures.exporter_net_total'));
  });

  it('no text has a name that was given up', () => {
    expect(textsIn(language).filter((text) => others[language].test(text.replace(/^\s*"[^"]+":/, '')))).toEqual([]);
  });

  it('the exporter’s own reference is named from the side of whoever reads it', () => {
    const own = { pt: ['Referência interna', 'Nossa referência'], en: ['Your reference', 'Our reference'] };
    const [entered, printed] = { ...own, es: ['Referencia interna', 'Nuestra referencia'] }[language];
    expect(named('resources.invoices.fields.company_number')).toBe(entered);
    expect(named('document.facts.company_number')).toBe(printed);
  });

  it('no two figures share a name', () => {
    expect(new Set(taxFigures.map((figure) => named(`figures.${figure}`))).size).toBe(taxFigures.length);
  });
});
