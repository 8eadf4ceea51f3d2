import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import type { Encoding } from '../../../domain/files/encodings.ts';
import { decodeText } from './decodeText.ts';
import { detectEncoding } from './detectEncoding.ts';
import { isTextOfAnyEncoding } from './wideText.ts';

const western = ['windows-1252', 'macintosh', 'cp850'];

/** Lists in a language, in encodings that programs write it in. */
const lists: readonly (readonly [language: string, encodings: readonly string[], texts: readonly string[]])[] = [
  [
    'Portuguese',
    [...western, 'cp860', 'utf-8', 'utf-16le', 'utf-16be'],
    [
      'Nome;Endereço;Município\r\nJoão Gonçalves;Praça da Sé, 1;São Paulo\r\nInês Conceição;Rua Três Irmãos;Guimarães',
      'RAZÃO SOCIAL;ENDEREÇO\nCOMÉRCIO DE AÇO LTDA;AV. SÃO JOÃO',
      'Nome;País\nJoão;Portugal',
      'Nome\nAndré',
    ],
  ],
  [
    'Spanish',
    [...western, 'cp437'],
    [
      'Nombre;Dirección\nJosé Muñoz;Calle Peñón 3\nMaría Núñez;C/ León',
      'Nombre\nMuñoz',
      'Nombre;Ciudad\nIbáñez;Málaga',
    ],
  ],
  [
    'German',
    [...western, 'cp437'],
    [
      'Firma;Straße;Ort\nMüller GmbH;Königstraße 5;Köln\nJäger & Söhne;Große Gasse;Nürnberg',
      'Name\nMüller',
      'Name\nKöln',
    ],
  ],
  [
    'French',
    [...western, 'cp437'],
    ['Nom;Prénom;Adresse\nLefèvre;François;12 rue de la Forêt\nCôté;Zoé;Besançon', 'Nom\nBenoît'],
  ],
  ['Swedish', [...western, 'cp437'], ['Namn;Ort\nÅke Söderström;Göteborg\nBjörn Ängström;Malmö']],
  ['Danish', [...western, 'cp865'], ['Navn;By\nSøren Kjær;København\nÅse Ørsted;Århus']],
  [
    'Polish',
    ['windows-1250', 'iso-8859-2', 'cp852', 'maccenteuro'],
    ['Nazwa;Miasto\nŁukasz Wiśniewski;Łódź\nMałgorzata Dąbrowska;Gdańsk', 'Nazwa;Miasto\nŻaneta Wójcik;Poznań'],
  ],
  ['Czech', ['windows-1250', 'iso-8859-2', 'cp852'], ['Název;Město\nJiří Dvořák;Plzeň\nTomáš Černý;České Budějovice']],
  ['Turkish', ['windows-1254', 'cp857'], ['Ad;Şehir\nAyşe Yılmaz;İstanbul\nÇağlar Öztürk;Eskişehir']],
  [
    'Russian',
    ['windows-1251', 'cp866', 'koi8-r', 'maccyrillic'],
    ['Наименование;Город\nИванов Иван Иванович;Москва\nООО Ромашка;Санкт-Петербург', 'Имя;Город\nОльга;Казань'],
  ],
  ['Greek', ['windows-1253', 'cp737'], ['Όνομα;Πόλη\nΓιώργος Παπαδόπουλος;Αθήνα']],
  ['Japanese', ['shift_jis', 'euc-jp'], ['名前;住所\n株式会社山田;東京都千代田区丸の内\n田中太郎;大阪市北区']],
  ['Chinese', ['gb18030'], ['名称;地址\n北京科技有限公司;北京市朝阳区建国路\n上海贸易有限公司;上海市']],
  ['English', ['windows-1252'], ['Name;City\nO’Brien – “Best” café;Dublin', 'Name;Fee\nJosé;€ 100']],
];

const cases = lists.flatMap(([language, encodings, texts]) =>
  encodings.map((encoding) => [language, encoding, texts] as const),
);

describe('the encoding of a list is detected, also of one with a single accent', () => {
  it.each(cases)('%s in %s', async (_, encoding, texts) => {
    for (const text of texts) {
      const bytes = iconv.encode(text, encoding);
      expect(decodeText(bytes, await detectEncoding(bytes))).toBe(text);
    }
  });

  it('by its mark', async () => {
    for (const encoding of ['utf-8', 'utf-16le', 'utf-16be'] as const satisfies readonly Encoding[]) {
      const bytes = iconv.encode('Nome\nJoão', encoding, { addBOM: true });
      expect([await detectEncoding(bytes), decodeText(bytes, encoding)]).toEqual([encoding, 'Nome\nJoão']);
    }
  });

  it('as UTF-8 with a few characters cut off', async () => {
    const whole = Buffer.from('Nome\nJoão Conceição Gonçalves, São José da Conceição, Três Corações, Açaí\n');
    expect(await detectEncoding(Buffer.concat([whole, Buffer.from([0xc3]), Buffer.from('\nx')]))).toBe('utf-8');
  });

  it('by the first accent, far below the headings', async () => {
    const bytes = iconv.encode(`${'a;b\n'.repeat(100_000)}João;ç\n`, 'cp860');
    expect(await detectEncoding(bytes)).toBe('cp860');
  });
});

describe('a text', () => {
  it('of DOS ends with a control character, which is no content', () => {
    expect(decodeText(Buffer.from('Nome\r\nAna\r\n\u001A'), 'cp850')).toBe('Nome\r\nAna\r\n'.trimEnd() + '\r\n');
  });

  it('has no zeros, except in UTF-16, and no other control characters', () => {
    expect(isTextOfAnyEncoding(Buffer.from('Jo\u00E3o;1', 'latin1'))).toBe(true);
    expect(isTextOfAnyEncoding(Buffer.from('Nome', 'utf16le'))).toBe(true);
    expect(isTextOfAnyEncoding(Buffer.from('a\0b\0\0c'))).toBe(false);
    expect(isTextOfAnyEncoding(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]))).toBe(false);
  });
});
