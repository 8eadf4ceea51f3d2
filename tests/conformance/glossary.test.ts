import { describe, expect, it } from 'vitest';
import { taxFigures } from '../../domain/taxes/figures.ts';
import { languageCodes, type Language } from '../../domain/languages.ts';
import { translate } from '../../server/base/i18n.ts';
import { textsIn } from '../support/localeTexts.ts';

/** Names that the product no longer uses, and phrases that are not terms of the trade (docs/glossary.md). */
const others: Record<Language, readonly RegExp[]> = {
  pt: [
    /o exportador recebe|o importador paga"|enviado ao exportador|recebido do importador|"a receber|a enviar/i,
    /(?<!que )fica com o exportador|líquido do exportador|custo total do importador|valor a pagar|caminho do dinheiro/i,
    /referência da empresa|nossa referência|\bentidades?\b|\bvisão\b|\bvisões\b|\bvisualizaç/i,
    /em espera|\bretidas?\b|\badit(?:ar|ad[ao]s?|e|amento)\b|\belevar\b|se não bastar|\bos das partes|quem paga"/i,
  ],
  en: [
    /the exporter receives|the importer pays"|sent to the exporter|received from the importer|to be received|to send/i,
    /kept by the exporter|left to the exporter|where the money goes|\bcancelled\b(?!":)|\be-mail/i,
    /company reference|(?:your|our) reference|registrations|not numbered|unnumbered invoice|\bentit(?:y|ies)\b/i,
    /\bwhoever\b|stands? against|no telling|\bhold for\b|\bstays? due\b|which has no day|\bbegin with\b|retroactive/i,
  ],
  es: [
    /el exportador recibe|el importador paga"|enviado al exportador|recibido del importador|"a recibir|a enviar/i,
    /le queda al exportador|neto del exportador|coste total del importador|importe a pagar|camino del dinero/i,
    /referencia de la empresa|nuestra referencia|tributos?\b|ítems?\b|alícuota|\bentidad(?:es)?\b/i,
    /en mora\b|en espera|\bretenidas?\b|\batras(?:o|ad[ao]s?)\b|no alcanza|"(?:añadir|registrar) (?:nuevo|%\{name\})/i,
  ],
};

const isGivenUp = (language: Language, text: string) => {
  const words = text.replace(/^\s*"[^"]+":/, '');
  return others[language].some((names) => names.test(words));
};

describe.each(languageCodes)('in %s', (language) => {
  const named = (key: string) => translate(language, key);

  it.each(taxFigures)('%s has the same name on lines and documents', (figure) => {
    const name = named(`figures.${figure}`);
    expect(named(`resources.invoices.fields.${figure}`)).toBe(name);
    expect(named(`resources.invoices.fields.items_invoice.${figure}`)).toBe(name);
  });

  it('a list says what an invoice asks for, and what of it is open, in one word each', () => {
    expect(named('resources.invoices.fields.total')).toBe(named('figures.importer_total_payable_exporter'));
    expect(named('resources.invoices.fields.amount')).toBe({ pt: 'Valor', en: 'Amount', es: 'Importe' }[language]);
    const open = { pt: 'Em aberto', en: 'Open', es: 'Pendiente' }[language];
    expect(named('resources.invoices.fields.open_amount')).toBe(open);
  });

  it('who buys is the client, on screens and in files', () => {
    const buyer = (resource: string) => named(`resources.${resource}.fields.service_buyer`);
    const lists = ['invoices', 'contracts', 'transactions', 'credits', 'invoice-lines', 'invoice-taxes'];
    const form = ['invoices', 'contracts'].map((resource) => named(`resources.${resource}.fields.service_buyer_uuid`));
    const names = new Set([...lists.map(buyer), ...form, named('reports.ageing.dimensions.client')]);
    expect(names).toEqual(new Set([{ pt: 'Cliente', en: 'Client', es: 'Cliente' }[language]]));
  });

  it('how far an invoice is paid and given back has one name, on screens, documents and public pages', () => {
    const [part, ...refunds] = ['partially_paid', 'partially_refunded', 'refunded'];
    expect(named('resources.invoices.fields.is_partly_paid')).toBe(named(`document.states.${part}`));
    for (const state of refunds) {
      const names = ['resources.invoices.values.refund_state', 'document.states', 'public.status'];
      expect(new Set(names.map((at) => named(`${at}.${state}`))).size).toBe(1);
    }
  });

  it('the sign-in page uses the same names of figures as other pages', () => {
    expect(named('signin.motif.importer')).toBe(named('figures.importer_total_payable'));
    expect(named('signin.motif.exporter')).toBe(named('figures.exporter_net_total'));
  });

  it('no text uses an abandoned name', () => {
    expect(textsIn(language).filter((text) => isGivenUp(language, text))).toEqual([]);
  });

  it('the company’s own number is an internal reference, on screens and documents', () => {
    const name = { pt: 'Referência interna', en: 'Internal reference', es: 'Referencia interna' }[language];
    const fields = ['invoices', 'contracts'].map((resource) => `resources.${resource}.fields.company_number`);
    expect([...fields, 'document.facts.company_number'].map(named)).toEqual([name, name, name]);
  });

  it('the text of a line has one heading, on forms, documents and in files', () => {
    const fields = ['invoices', 'contracts'].map((resource) => `resources.${resource}.fields.items_invoice.item`);
    const headings = [...fields, 'documents.grid.columns.item', 'document.lines.description'].map(named);
    expect(new Set(headings)).toEqual(new Set([{ pt: 'Descrição', en: 'Description', es: 'Concepto' }[language]]));
    expect(headings).not.toContain(named('document.lines.position'));
  });

  it('no two figures share a name', () => {
    expect(new Set(taxFigures.map((figure) => named(`figures.${figure}`))).size).toBe(taxFigures.length);
  });
});
