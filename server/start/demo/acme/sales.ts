import type { DemoItem, DemoLine, DemoMoment, DemoSale, DemoTexts } from '../plan/shape.ts';
import { attendance, order, timesheet } from './attachments.ts';
import { clients } from './clients.ts';
import { scenarios } from './scenarios.ts';

export const items = {
  consulting: 'Consultoria em software',
  development: 'Desenvolvimento sob medida',
  support: 'Suporte e manutenção',
  licence: 'Licença mensal',
  training: 'Treinamento da equipe',
  hosting: 'Hospedagem gerenciada',
  lateCharge: 'Encargos por atraso',
};

export const catalog: readonly DemoItem[] = [
  { description: items.consulting, unit_code: 'HUR', prices: { USD: '120.00', EUR: '98.00' } },
  { description: items.development, unit_code: 'HUR', prices: { USD: '85.00', EUR: '72.00' } },
  {
    description: items.support,
    en_name: 'Support and maintenance',
    es_name: 'Soporte y mantenimiento',
    unit_code: 'MON',
    prices: { BRL: '4200.00', USD: '890.00', EUR: '740.00' },
  },
  { description: items.licence, unit_code: 'C62', prices: { BRL: '520.00', USD: '39.90' } },
  { description: items.training, unit_code: 'DAY', prices: { USD: '950.00', EUR: '1600.00' } },
  {
    description: items.hosting,
    en_name: 'Managed hosting',
    es_name: 'Alojamiento gestionado',
    unit_code: 'MON',
    prices: { BRL: '2650.00', USD: '980.00' },
  },
  { description: items.lateCharge, unit_code: 'LS', scenario: scenarios.others },
];

const { consulting, development, support, licence, training, hosting } = items;

const line = (item: string, quantity: number, price: string): DemoLine => ({ item, quantity, price });

/** Banks between the two countries deduct a fee from most transfers. */
const abroad = 'Transferência internacional até o vencimento, despesas por conta do pagador (OUR).';

const projects = {
  portal: { label: 'Portal do cliente', purchase_order: '4500187332', terms_payment: abroad },
  risk: { label: 'Modelo de risco', purchase_order: 'CR-22915' },
  orders: {
    label: 'App de encomendas',
    observation: 'Encomenda ND-2219. IVA por autoliquidação.',
    terms_payment: abroad,
  },
  sap: { label: 'Integração SAP', purchase_order: '71-40382', terms_payment: abroad },
  shop: { label: 'Loja on-line', purchase_order: 'SD-0417' },
  cloud: { label: 'Migração para a nuvem' },
  courses: { label: 'Capacitação', purchase_order: '8841', terms_payment: abroad },
  fleet: {
    label: 'Rastreamento de frota',
    observation: 'Ordem de compra 20731. IRNR retido na fonte pelo cliente.',
    terms_payment: 'Transferência em reais até o vencimento. Depois, multa de 2% e juros de 1% ao mês.',
  },
  robots: { label: 'Painel de robôs', purchase_order: 'HR-5518', terms_payment: abroad },
} satisfies Record<string, DemoTexts>;

/** Two years of work billed by hour, day or month. */
export const sales: readonly DemoSale[] = [
  {
    ...projects.portal,
    client: clients.blueHarbor,
    lines: [line(development, 58, '85.00'), line(consulting, 8, '120.00')],
    from: 24,
    every: 1,
    day: 3,
    term: 30,
    growth: 3.5,
  },
  {
    ...projects.risk,
    client: clients.charlesRiver,
    lines: [line(consulting, 42, '110.00')],
    from: 24,
    every: 1,
    day: 12,
    term: 30,
  },
  {
    ...projects.orders,
    client: clients.norteDigital,
    lines: [line(development, 34, '72.00')],
    from: 24,
    every: 1,
    day: 6,
    term: 30,
  },
  {
    ...projects.sap,
    client: clients.mueller,
    lines: [line(consulting, 30, '98.00'), line(training, 1, '1600.00')],
    from: 24,
    every: 2,
    day: 15,
    term: 30,
  },
  {
    ...projects.shop,
    client: clients.sakura,
    lines: [line(development, 80, '78.00')],
    from: 23,
    every: 3,
    day: 20,
    term: 45,
  },
  {
    ...projects.cloud,
    client: clients.aegean,
    lines: [line(development, 28, '64.00')],
    from: 24,
    until: 10,
    every: 1,
    day: 18,
    term: 30,
  },
  {
    ...projects.courses,
    client: clients.creativos,
    lines: [line(training, 2, '1850.00'), line(consulting, 16, '95.00')],
    from: 24,
    every: 2,
    day: 8,
    term: 30,
  },
  {
    ...projects.fleet,
    client: clients.riberaSur,
    lines: [line(support, 1, '7800.00'), line(development, 30, '320.00')],
    from: 24,
    every: 1,
    day: 10,
    term: 20,
  },
  {
    ...projects.robots,
    client: clients.helvetia,
    lines: [line(development, 40, '105.00')],
    from: 5,
    every: 1,
    day: 22,
    term: 30,
    growth: 12,
  },
];

/** Paid at the gateway, so that its client can pay several together; the same for the licences of Blue Harbor. */
const hosted = {
  ...projects.orders,
  client: clients.norteDigital,
  lines: [line(hosting, 1, '860.00')],
  isOnline: true,
} as const;

/** Present on every day: invoices due today and paid today, and drafts, one of them past its due date. */
export const moments: readonly DemoMoment[] = [
  {
    client: clients.aegean,
    lines: [line(training, 1, '1500.00')],
    written: -402,
    due: -372,
    end: 'cancelled',
    ended: -398,
  },
  {
    client: clients.creativos,
    lines: [line(consulting, 12, '95.00')],
    written: -211,
    due: -181,
    end: 'cancelled',
    ended: -205,
  },
  {
    client: clients.riberaSur,
    lines: [line(training, 1, '6200.00')],
    written: -97,
    due: -77,
    end: 'cancelled',
    ended: -96,
  },
  { ...hosted, written: -130, due: -100 },
  {
    client: clients.creativos,
    lines: [line(consulting, 14, '95.00')],
    written: -68,
    due: -38,
    end: 'part',
    ended: -20,
    note: 'O restante foi prometido para o fim do mês. Falar com Lucero, do financeiro.',
  },
  { ...hosted, written: -40, due: -10 },
  { ...hosted, written: -10, due: 20 },
  {
    ...projects.portal,
    client: clients.blueHarbor,
    lines: [line(hosting, 1, '1240.00')],
    written: -30,
    due: 0,
    authorized: 'Autorizado por Grace Lee, sai na remessa do dia do vencimento.',
  },
  {
    ...projects.fleet,
    client: clients.riberaSur,
    lines: [line(development, 22, '320.00')],
    written: -28,
    due: 2,
    end: 'over',
    ended: -1,
    note: 'Pagou R$ 500 a mais. Lucía pediu para descontar da próxima fatura.',
  },
  {
    client: clients.charlesRiver,
    lines: [line(training, 1, '2400.00')],
    written: -25,
    due: 5,
    end: 'corrected',
    ended: 0,
  },
  ...(['sent', 'authorized', 'failed', 'collected', 'refunded'] as const).map((end, index): DemoMoment => ({
    client: clients.charlesRiver,
    lines: [line(training, 1, `${600 + 150 * index}.00`)],
    written: -24,
    due: 4 + index,
    end,
    ended: -2,
  })),
  { client: clients.charlesRiver, lines: [line(consulting, 10, '110.00')], written: -20, due: -2, end: 'draft' },
  {
    client: clients.mueller,
    lines: [line(consulting, 24, '98.00')],
    written: -18,
    due: 12,
    end: 'written_off',
    ended: 0,
    note: 'Faltaram EUR 2 da tarifa do banco intermediário.',
  },
  { client: clients.sakura, lines: [line(licence, 3, '640.00')], written: -11, due: 34, end: 'cancelled', ended: -10 },
  {
    ...projects.portal,
    client: clients.blueHarbor,
    attachments: [timesheet],
    lines: [
      { row: 'heading', description: 'Portal' },
      { ...line(development, 36, '85.00'), adjustments: [{ kind: 'discount', percent: '10', reason: 'Volume' }] },
      line(consulting, 12, '120.00'),
      { row: 'subtotal' },
      { row: 'heading', description: 'Operação' },
      line(training, 2, '1850.00'),
      line(support, 1, '2315.75'),
      { row: 'subtotal' },
      { row: 'text', description: 'Horas apontadas na planilha em anexo.' },
    ],
    written: -3,
    due: 27,
    end: 'draft',
  },
  {
    ...projects.fleet,
    client: clients.riberaSur,
    lines: [line(training, 1, '6200.00')],
    adjustments: [{ kind: 'discount', percent: '5', reason: 'Segunda turma' }],
    written: -6,
    due: 14,
    attachments: [attendance],
  },
  {
    ...projects.robots,
    client: clients.helvetia,
    lines: [line(training, 2, '1750.00')],
    written: -1,
    due: 29,
    end: 'rest',
    ended: 0,
    note: 'O banco intermediário descontou EUR 3.',
  },
  ...[-14, -7].map((written): DemoMoment => ({
    ...projects.portal,
    client: clients.blueHarbor,
    lines: [line(licence, 8, '49.00')],
    written,
    due: written + 30,
    isOnline: true,
  })),
  {
    ...projects.portal,
    client: clients.blueHarbor,
    lines: [line(licence, 8, '49.00')],
    written: -1,
    due: 29,
    end: 'collected',
    ended: -1,
    refund: { amount: '80.00', reason: 'Duas das oito licenças não foram ativadas' },
    attachments: [order],
  },
  { client: clients.mueller, lines: [line(training, 1, '1600.00')], written: 0, due: 30, end: 'draft' },
];
