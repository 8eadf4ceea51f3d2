import { describe, expect, it } from 'vitest';
import { languageCodes } from '../languages.ts';
import { sameText } from '../lists/searchText.ts';
import { counts } from './counts.ts';
import { measures } from './measures.ts';
import { packages } from './packages.ts';
import { time } from './time.ts';
import { isUnitCode, unitBeside, unitCalled, unitCodes, unitKind, unitName, wordsOf } from './units.ts';

/** The codes of all units of GOBL that have one (addons/untdid, units of org). */
const gobl =
  `MGM CGM GRM KGM TNE MMT CMT DMT MTR LM KMT INH FOT LF MMK CMK DMK MTK ACR HAR MMQ CMQ DMQ MTQ MLT CLT DLT LTR K6
  WTT KWT KWH KJO E14 A9 ANN MON WEE DAY SEC HUR MIN H87 EA PR DZN AS E48 E51 ACT E54 10 11 KT BB AB C62 XBG XBX XBI
  XCA XTB XCS XDS 13 SET XRO XCT XCY XBA XJY XCO XDJ XBO XCI XPK XPA XBH XBE XOK XPX XRL XSA XST XEN XLT XUN`.split(
    /\s+/,
  );

describe('the table of units', () => {
  it('has each code once, of the form of UN/ECE', () => {
    const rows = [time, counts, measures, packages].flatMap((group) => Object.keys(group));
    expect(new Set(rows).size).toBe(rows.length);
    expect(unitCodes).toHaveLength(rows.length);
    expect(rows.filter((code) => !/^[A-Z0-9]{2,3}$/.test(code))).toEqual([]);
  });

  it('has the units of GOBL', () => {
    expect(gobl.filter((code) => !isUnitCode(code))).toEqual([]);
  });

  it.each(languageCodes)('has a name of its own for each unit in %s', (language) => {
    const names = unitCodes.map((code) => unitName(code, language));
    expect(names.filter((name, at) => name.trim() === '' || names.indexOf(name) !== at)).toEqual([]);
  });

  it('finds each unit by its code, its symbol and all its names, which no other unit has', () => {
    const words = unitCodes.flatMap((code) => wordsOf(code).map((word) => [word, code] as const));
    expect(words.filter(([word, code]) => unitCalled(word) !== code)).toEqual([]);
    expect(words.filter(([word, code]) => unitCalled(` ${sameText(word).toUpperCase()} `) !== code)).toEqual([]);
    expect(unitCalled('parsec')).toBeUndefined();
  });

  it('measures time, weight, volume, energy and data, and counts pieces, words and lump sums', () => {
    const measured = ['HUR', 'MON', 'KGM', 'LTR', 'KWH', 'E34', 'MTK', 'P1'];
    expect(measured.map(unitKind)).toEqual(measured.map(() => 'measurable'));
    const counted = ['H87', 'D68', 'LS', 'IE', 'XBX', 'DZN', 'A9'];
    expect(counted.map(unitKind)).toEqual(counted.map(() => 'countable'));
    expect(unitKind('parsec')).toBeUndefined();
  });
});

describe('a unit beside a quantity', () => {
  it.each([
    ['HUR', '1', 'hora', 'hour', 'hora'],
    ['HUR', '0.5', 'hora', 'hours', 'horas'],
    ['DAY', '19.875', 'dias', 'days', 'días'],
    ['MON', '2', 'meses', 'months', 'meses'],
    ['IE', '3', 'pessoas', 'people', 'personas'],
    ['D68', '1000000', 'palavras', 'words', 'palabras'],
    ['KWH', '120', 'kWh', 'kWh', 'kWh'],
    ['LM', '2', 'metros lineares', 'linear meters', 'metros lineales'],
    ['DZN', '2', 'dúzias', 'dozen', 'docenas'],
    ['XYZ', '2', 'XYZ', 'XYZ', 'XYZ'],
  ])('%s of %s is %s, %s or %s', (code, quantity, ...words) => {
    expect((['pt', 'en', 'es'] as const).map((language) => unitBeside(code, quantity, language))).toEqual(words);
  });
});
