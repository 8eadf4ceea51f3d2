import type { UnitRows } from './unitRow.ts';

/** Time can be divided, and is printed by its name: "0.5 hours". */
export const time = {
  HUR: { pt: 'hora|horas', en: 'hour|hours', es: 'hora|horas', symbol: 'h', also: 'hr hrs' },
  DAY: { pt: 'dia|dias', en: 'day|days', es: 'día|días' },
  WEE: { pt: 'semana|semanas', en: 'week|weeks', es: 'semana|semanas' },
  MON: { pt: 'mês|meses', en: 'month|months', es: 'mes|meses' },
  QAN: { pt: 'trimestre|trimestres', en: 'quarter|quarters', es: 'trimestre|trimestres' },
  SAN: { pt: 'semestre|semestres', en: 'half-year|half-years', es: 'semestre|semestres' },
  ANN: { pt: 'ano|anos', en: 'year|years', es: 'año|años' },
  MIN: { pt: 'minuto|minutos', en: 'minute|minutes', es: 'minuto|minutos', symbol: 'min' },
  SEC: { pt: 'segundo|segundos', en: 'second|seconds', es: 'segundo|segundos', symbol: 's' },
  E49: { pt: 'dia útil|dias úteis', en: 'working day|working days', es: 'día laborable|días laborables' },
  LH: {
    pt: 'hora de trabalho|horas de trabalho',
    en: 'labor hour|labor hours',
    es: 'hora de trabajo|horas de trabajo',
  },
  OT: { pt: 'hora extra|horas extras', en: 'overtime hour|overtime hours', es: 'hora extra|horas extra' },
} as const satisfies UnitRows;
