import { describe, expect, it, vi } from 'vitest';
import { dropDraft, dropDraftsOf, keepDraft, readDraft, type DraftOf } from './draftStore.ts';

const of = (change: Partial<DraftOf> = {}): DraftOf => ({ user: 'ana', tenant: 'acme', resource: 'items', ...change });
const content = { description: 'Consultoria' };
const day = 24 * 60 * 60 * 1000;

describe('a draft', () => {
  it('is found again by the same person, in the same company, at the same record', () => {
    keepDraft(of({ record: 'i1' }), content, 5);
    expect(readDraft(of({ record: 'i1' }), 6)).toEqual({ at: 5, content });
    for (const other of [{}, { record: 'i2' }, { record: 'i1', user: 'gil' }, { record: 'i1', tenant: 'globex' }])
      expect(readDraft(of(other), 6)).toBeUndefined();
  });

  it('is forgotten when it is dropped, and with all of the person’s', () => {
    keepDraft(of(), content);
    dropDraft(of());
    expect(readDraft(of())).toBeUndefined();
    keepDraft(of({ record: 'i1' }), content);
    keepDraft(of({ user: 'gil' }), content);
    dropDraftsOf('ana');
    expect(readDraft(of({ record: 'i1' }))).toBeUndefined();
    expect(readDraft(of({ user: 'gil' }))).toBeDefined();
  });

  it('is no longer offered after a week, and then gone', () => {
    keepDraft(of(), content, 0);
    expect(readDraft(of(), 7 * day)).toBeDefined();
    expect(readDraft(of(), 7 * day + 1)).toBeUndefined();
    keepDraft(of({ record: 'i1' }), content, 8 * day);
    expect(Object.keys(localStorage)).toHaveLength(1);
  });

  it('is not kept where it is too long, and twenty are', () => {
    keepDraft(of(), { description: 'x'.repeat(400_000) });
    expect(readDraft(of())).toBeUndefined();
    for (let at = 1; at <= 21; at += 1) keepDraft(of({ record: `i${at}` }), content, at);
    expect(readDraft(of({ record: 'i1' }), 22)).toBeUndefined();
    expect(readDraft(of({ record: 'i2' }), 22)).toBeDefined();
  });

  it('that is damaged, or that the browser has no room for, is none', () => {
    localStorage.setItem('ultramar.draft.ana.acme.items.new', '{"at":');
    expect(readDraft(of())).toBeUndefined();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keepDraft(of(), content);
    expect(readDraft(of())).toBeUndefined();
  });
});
