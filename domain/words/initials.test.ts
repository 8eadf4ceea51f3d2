import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Acme Software Ltda', 'AS'],
  ['globex', 'G'],
  ['  Água  Viva ', 'ÁV'],
  ['𠮷野 家具', '𠮷家'],
  ['«Արարատ» Ծրագրեր', 'ԱԾ'],
  ['শ্রী লক্ষ্মী সফটওয়্যার', 'শল'],
  ['บริษัท ที่ปรึกษา', 'บท'],
  ['', ''],
])('the initials of "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
