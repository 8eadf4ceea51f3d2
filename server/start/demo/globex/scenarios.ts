import type { Tribute } from '../../../../schemas/resources/taxes/tributes.ts';
import type { DemoScenario, DemoTribute } from '../plan/shape.ts';

const [portugal, spain, brazil, unitedStates] = [620, 724, 76, 840];

const levied = (id: number, name: string, description: string): Tribute => ({ name, description, country: { id } });

const iva = levied(portugal, 'IVA', 'Imposto sobre o valor acrescentado');
const irrf = levied(brazil, 'IRRF', 'Imposto de renda retido na fonte sobre serviços do exterior');
const cide = levied(brazil, 'CIDE', 'Contribuição de intervenção no domínio econômico');
const iss = levied(brazil, 'ISS importação', 'Imposto sobre serviços tomados do exterior');
const pis = levied(brazil, 'PIS-Importação', 'Contribuição sobre a importação de serviços');
const cofins = levied(brazil, 'COFINS-Importação', 'Contribuição sobre a importação de serviços');
const withholding = levied(unitedStates, 'Withholding tax', 'US federal tax withheld from foreign providers');

export const tributes = [iva, irrf, cide, iss, pis, cofins, withholding];

const abroad = (tribute: Tribute, value: string, tax_responsible: DemoTribute['tax_responsible']): DemoTribute => ({
  tribute,
  is_origin: false,
  type: 'Fixed',
  value,
  tax_responsible,
});

export const scenarios = {
  brazil: {
    name: 'Portugal → Brasil',
    code: 'PT-BR',
    description: 'Serviços técnicos prestados a clientes no Brasil',
    origin: portugal,
    destiny: brazil,
    tributes: [
      { ...abroad(irrf, '15', 'exporter'), financial_officer: 'importer' },
      abroad(cide, '10', 'importer'),
      abroad(iss, '5', 'importer'),
      abroad(pis, '1.65', 'importer'),
      abroad(cofins, '7.6', 'importer'),
    ],
  },
  spain: {
    name: 'Portugal → Espanha',
    code: 'PT-ES',
    description: 'Operações intracomunitárias: o cliente liquida o IVA',
    origin: portugal,
    destiny: spain,
    tributes: [abroad(iva, '21', 'importer')],
  },
  unitedStates: {
    name: 'Portugal → Estados Unidos',
    code: 'PT-US',
    description: 'Serviços prestados a clientes nos Estados Unidos, com a retenção do tratado',
    origin: portugal,
    destiny: unitedStates,
    tributes: [abroad(withholding, '10', 'exporter')],
  },
} satisfies Record<string, DemoScenario>;
