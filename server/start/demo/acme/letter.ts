import type { DemoTemplate } from '../plan/shape.ts';

/** A template in the colors of the logo, in two languages, with the terms of the contracts and a line to sign on. */
export const letter: DemoTemplate = {
  name: 'Carta com aceite',
  content: {
    version: 1,
    theme: {
      font: 'serif',
      colors: {
        text: '#1d2233',
        muted: '#5b6275',
        accent: '#3b4fb8',
        panel: '#f1f3fb',
        line: '#d3d8ec',
        second: '#8f9de0',
        third: '#d9a441',
      },
      size: 8.5,
      title_size: 22,
      density: 'normal',
    },
    page: { paper: 'a4', margin: { x: 20, top: 18, bottom: 16 } },
    header: { divider: false, texts: [{ side: 'right', pages: 'following', text: '{{document}}' }] },
    footer: {
      divider: true,
      texts: [
        { side: 'left', pages: 'all', text: '{{company}}' },
        { side: 'right', pages: 'all', text: '{{page_count}}' },
      ],
    },
    second_language: 'pt',
    blocks: [
      { type: 'masthead', variant: 'plain' },
      { type: 'parties', variant: 'boxed', parties: ['provider', 'buyer', 'payer'] },
      { type: 'facts', variant: 'row', fields: ['created', 'due_date', 'company_number', 'currency'] },
      { type: 'lines', variant: 'striped', columns: ['description', 'quantity', 'price', 'total'] },
      { type: 'totals', variant: 'panel' },
      { type: 'taxes', variant: 'striped' },
      { type: 'payment', variant: 'panel', code: true },
      { type: 'notes', columns: 1, notes: ['terms_payment', 'observation', 'contact'] },
      {
        type: 'text',
        title: '',
        align: 'left',
        size: 'small',
        content: 'Os serviços foram prestados conforme o contrato e consideram-se aceitos em dez dias.',
      },
      { type: 'signature', signers: ['{{company}}', '{{client}}'] },
    ],
  },
};
