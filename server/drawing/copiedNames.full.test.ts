import { expect, test } from 'vitest';
import { readPdf } from '../../tests/support/readPdf.ts';
import { sampleInvoice } from '../../tests/support/sampleDocument.ts';
import { defaultTemplate } from './builtIn/builtIn.ts';
import { createCompiler } from './compiler.ts';

const compiler = createCompiler(60_000);

/** Languages by script, whose names of countries CLDR has. */
const languages: Readonly<Record<string, string>> = {
  Adlm: 'ff-Adlm',
  Arab: 'ar fa ur ckb ps sd ks ug',
  Armn: 'hy',
  Beng: 'bn as',
  Cakm: 'ccp',
  Cher: 'chr',
  Cyrl: 'ru kk mn',
  Deva: 'hi ne mr kok',
  Ethi: 'am ti',
  Geor: 'ka',
  Grek: 'el',
  Gujr: 'gu',
  Guru: 'pa',
  Hang: 'ko',
  Hani: 'zh zh-Hant',
  Hebr: 'he yi',
  Kana: 'ja',
  Khmr: 'km',
  Knda: 'kn',
  Laoo: 'lo',
  Latn: 'vi yo de pl',
  Mlym: 'ml',
  Mymr: 'my',
  Nkoo: 'nqo',
  Olck: 'sat',
  Orya: 'or',
  Sinh: 'si',
  Syrc: 'syr',
  Taml: 'ta',
  Telu: 'te',
  Tfng: 'zgh',
  Thai: 'th',
  Tibt: 'dz bo',
  Vaii: 'vai',
  Yiii: 'ii',
};
const countries = ['DE', 'BR', 'IN', 'TH', 'BD', 'EG', 'US', 'CN', 'KH', 'LK', 'MM', 'IL', 'MA', 'GB', 'CH'];

/** Words of scripts in which CLDR names no countries. */
const words: Readonly<Record<string, string>> = {
  Bali: 'ᬩᬮᬶ ᬅᬓ᭄ᬱᬭᬩᬮᬶ',
  Bamu: 'ꚠꛈꚲ ꛢꚲ꛲ꚮ',
  Bass: '𖫞𖫗𖫞𖫰 𖫢𖫧𖫳𖫒𖫨𖫰',
  Batk: 'ᯅᯖᯂ᯲ ᯘᯮᯒᯖ᯲',
  Bugi: 'ᨅᨔ ᨕᨘᨁᨗ',
  Buhd: 'ᝊᝓᝑᝒᝇ ᝐᝓᝎᝆ',
  Cans: 'ᐃᓄᒃᑎᑐᑦ ᓄᓇᕗᑦ',
  Cham: 'ꨌꩌ ꨀꨇꩉ',
  Copt: 'ⲙⲉⲧⲣⲉⲙⲛ̀ⲭⲏⲙⲓ ⲁⲗⲉⲝⲁⲛⲇⲣⲓⲁ',
  Hano: 'ᜱᜨᜳᜩᜳᜢ ᜫᜥ᜴ᜬᜨ᜴',
  Hani: '𠮷野家 𡈽',
  Hmng: '𖬇𖬰𖬞 𖬌𖬣𖬵',
  Hmnp: '𞄀𞄄𞄰𞄩 𞄔𞄩𞄴𞄃𞄤𞄳',
  Java: 'ꦧꦱꦗꦮ ꦲꦤꦕꦫꦏ ꦏꦿꦠꦺꦴꦤ꧀',
  Kali: 'ꤊꤢꤛꤢ꤭ ꤜꤟꤤ',
  Lana: 'ᨩᩮᩬᩥᩁ ᨣᩣᩴᨾᩮᩥᩬᨦ',
  Lepc: 'ᰛᰩᰵᰛᰧᰵᰶ ᰕᰫ',
  Limb: 'ᤕᤰᤌᤢᤱ ᤐᤠᤴ',
  Lisu: 'ꓡꓲꓢꓴ ꓐꓱꓲ',
  Mand: 'ࡀࡓࡀࡌࡀࡉࡀ ࡌࡀࡍࡃࡀࡉࡀ',
  Mend: '𞠗𞢱𞡘 𞡆𞠢',
  Mong: 'ᠮᠣᠩᠭᠣᠯ ᠪᠠᠲᠤ',
  Mroo: '𖩃𖩓𖩑 𖩀𖩖',
  Mtei: 'ꯃꯤꯇꯩꯂꯣꯟ ꯏꯝꯐꯥꯜ',
  Newa: '𑐣𑐾𑐥𑐵𑐮 𑐨𑐵𑐲𑐵',
  Osge: '𐓏𐓘𐓻𐓘𐓻𐓟 𐒻𐓟',
  Osma: '𐒈𐒝𐒑𐒛𐒐𐒘 𐒖𐒍𐒆',
  Plrd: '𖼀𖽑𖾐 𖼐𖽡𖾑',
  Rjng: 'ꤽꥍꤺꥏ ꤰꥈꤳꥍ',
  Rohg: '𐴌𐴗𐴥𐴝𐴙𐴚𐴒𐴙𐴝 𐴔𐴟𐴖𐴝𐴙𐴔𐴝𐴌',
  Saur: 'ꢱꣃꢬꢵꢰ꣄ꢜ꣄ꢬ ꢌꣁ',
  Sund: 'ᮘᮞ ᮞᮥᮔ᮪ᮓ',
  Sylo: 'ꠍꠤꠟꠐꠤ ꠘꠣꠉꠞꠤ',
  Tagb: 'ᝦᝪᝯ ᝦᝲ',
  Tale: 'ᥖᥭᥰ ᥘᥫᥴ',
  Talu: 'ᦎᦷᦑᦟᦹᧉ ᦅᧄ',
  Tavt: 'ꪼꪕꪒꪾ ꪼꪕ',
  Tglg: 'ᜊᜌ᜔ᜊᜌᜒᜈ᜔ ᜉᜒᜎᜒᜉᜒᜈᜐ᜔',
  Thaa: 'ދިވެހި މާލެ ރާއްޖެ',
  Tirh: '𑒧𑒻𑒟𑒱𑒪𑒲 𑒏𑓂𑒭',
  Wara: '𑢹𑣗𑣁𑣜𑣊 𑣃',
  Wcho: '𞋒𞋀𞋉𞋃𞋕 𞋀',
};

/** Names with the same syllable twice. */
const twice = ['กิติกิติ', 'มะมะ', 'จี้จี้', 'কিকি', 'জিজি', 'बबीता', 'दीदी', 'زززاد', 'ججاج', 'ບີບີ', 'ကိကို', 'គីគី'];

const own = (language: string): string[] => {
  const of = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const named = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
  return [named.of(language), ...countries.map((country) => of.of(country))].filter((name) => name !== undefined);
};
const names: [string, string[]][] = [
  ...Object.entries(languages).flatMap(([script, some]) =>
    some.split(' ').map((language): [string, string[]] => [`${script} ${language}`, own(language)]),
  ),
  ...Object.entries(words).map(([script, some]): [string, string[]] => [script, some.split(' ')]),
  ['the same twice', twice],
];

/** Without white space and joiners of lines; a reader may give compatible forms of letters. */
const plain = (text: string): string => text.normalize('NFKC').replace(/[\s\u200b\u2060]/g, '');

/** This reader leaves words of a line from the right in their places, from the left. */
test.each(names)(
  'names of %s are read from the PDF as they are, each letter once',
  { timeout: 60_000 },
  async (_, all) => {
    expect(all.length).toBeGreaterThan(1);
    const lines = [...all, `${all[0]} Consulting Ltda. 2026 ${all[1]}`];
    const drawn = compiler.pdf({
      template: defaultTemplate,
      locale: 'en',
      document: sampleInvoice({ observation: lines.join('\n') }),
    });
    const { pages } = await readPdf(drawn);
    const read = plain(pages.join('\n').split('Notes').slice(1).join('\n'));
    // It does not know that the points of Syriac belong to a line from the right.
    const expected = lines
      .flatMap((line) => line.split(/[\s()]+/))
      .filter((word) => !/^$|\p{Script=Syriac}\u0308/u.test(plain(word)));
    expect(expected.filter((word) => !read.includes(plain(word)))).toEqual([]);
    // No letter is there more often than in the names; the footers have Latin ones.
    const counted = (text: string) => [...text].filter((letter) => letter > '\u024f').length;
    expect(counted(read)).toBe(counted(plain(lines.join(''))));
  },
);
