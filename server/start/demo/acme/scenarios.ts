import type { Tribute } from '../../../../schemas/resources/taxes/tributes.ts';
import type { DemoScenario, DemoTribute } from '../plan/shape.ts';

const country = {
  brazil: 76,
  unitedStates: 840,
  portugal: 620,
  germany: 276,
  japan: 392,
  greece: 300,
  mexico: 484,
  switzerland: 756,
  uruguay: 858,
};

const levied = (id: number, name: string, description: string): Tribute => ({ name, description, country: { id } });

const iss = levied(country.brazil, 'ISS', 'Imposto sobre serviços de qualquer natureza');
const pis = levied(country.brazil, 'PIS', 'Programa de integração social');
const withholding = levied(country.unitedStates, 'Withholding tax', 'US federal tax withheld from foreign providers');
const salesTax = levied(country.unitedStates, 'State sales tax', 'Sales tax of the state of the client');
const wireFee = levied(country.unitedStates, 'Wire fee', 'What the bank of the client charges for the transfer');
const irc = levied(country.portugal, 'IRC', 'Retenção na fonte sobre serviços de não residentes');
const iva = levied(country.portugal, 'IVA', 'Imposto sobre o valor acrescentado, autoliquidação');
const isr = levied(country.mexico, 'ISR', 'Impuesto sobre la renta, retención a residentes en el extranjero');
const ivaMexico = levied(country.mexico, 'IVA (México)', 'Impuesto al valor agregado, importación de servicios');
const irnr = levied(country.uruguay, 'IRNR', 'Impuesto a las rentas de los no residentes');
const consumptionTax = {
  ...levied(country.japan, '消費税', 'リバースチャージ方式の消費税'),
  pt_name: 'Imposto sobre o consumo',
  en_name: 'Consumption tax',
  es_name: 'Impuesto sobre el consumo',
};
const fpa = levied(country.greece, 'ΦΠΑ', 'Φόρος προστιθέμενης αξίας, αντίστροφη χρέωση');
const mwst = levied(country.switzerland, 'MWST', 'Bezugsteuer auf Dienstleistungen aus dem Ausland');

export const tributes = [
  iss,
  pis,
  withholding,
  salesTax,
  wireFee,
  irc,
  iva,
  isr,
  ivaMexico,
  irnr,
  consumptionTax,
  fpa,
  mwst,
];

/** The exporter's own taxes on everything it sells. */
const atHome: DemoTribute = { tribute: iss, is_origin: true, type: 'Fixed', value: '2.9', tax_responsible: 'exporter' };

const abroad = (tribute: Tribute, value: string, tax_responsible: DemoTribute['tax_responsible']): DemoTribute => ({
  tribute,
  is_origin: false,
  type: 'Fixed',
  value,
  tax_responsible,
});

const fromBrazil = (
  destiny: number,
  name: string,
  code: string,
  description: string,
  further: readonly DemoTribute[],
): DemoScenario => ({
  name: `Brasil → ${name}`,
  code,
  description,
  origin: country.brazil,
  destiny,
  tributes: [atHome, ...further],
});

export const scenarios = {
  unitedStates: fromBrazil(
    country.unitedStates,
    'Estados Unidos',
    'BR-US',
    'Serviços de software prestados a clientes nos Estados Unidos',
    [
      { tribute: pis, is_origin: true, type: 'Fixed', value: '0.65', tax_responsible: 'importer' },
      abroad(withholding, '15', 'exporter'),
      { tribute: salesTax, is_origin: false, type: 'Variable', tax_responsible: 'importer' },
      { ...abroad(wireFee, '25', 'importer'), type: 'Fixed_Value' },
    ],
  ),
  portugal: fromBrazil(
    country.portugal,
    'Portugal',
    'BR-PT',
    'Serviços prestados a clientes em Portugal, com IVA por autoliquidação',
    [abroad(irc, '15', 'exporter'), abroad(iva, '23', 'importer')],
  ),
  others: fromBrazil(
    country.germany,
    'demais países, sem retenção',
    'BR-XX',
    'Clientes em países que não retêm imposto sobre o serviço',
    [],
  ),
  mexico: fromBrazil(country.mexico, 'México', 'BR-MX', 'Serviços a clientes no México, com retenção do ISR', [
    abroad(isr, '15', 'exporter'),
    abroad(ivaMexico, '16', 'importer'),
  ]),
  uruguay: fromBrazil(country.uruguay, 'Uruguai', 'BR-UY', 'Serviços a clientes no Uruguai, pagos em reais', [
    abroad(irnr, '12', 'exporter'),
  ]),
  japan: fromBrazil(
    country.japan,
    'Japão',
    'BR-JP',
    'Serviços a clientes no Japão, com imposto de consumo por autoliquidação',
    [abroad(consumptionTax, '10', 'importer')],
  ),
  greece: fromBrazil(country.greece, 'Grécia', 'BR-GR', 'Serviços a clientes na Grécia, com IVA por autoliquidação', [
    abroad(fpa, '24', 'importer'),
  ]),
  switzerland: fromBrazil(
    country.switzerland,
    'Suíça',
    'BR-CH',
    'Serviços a clientes na Suíça, com imposto de aquisição',
    [abroad(mwst, '8.1', 'importer')],
  ),
};
