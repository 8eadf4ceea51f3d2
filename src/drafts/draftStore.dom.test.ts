import { describe, expect, it, vi } from 'vitest';
import { dropDraft, dropDraftsOf, keepDraft, placeOf, readDraft, type DraftOf } from './draftStore.ts';

const of = (change: Partial<DraftOf> = {}): DraftOf => ({ user: 'ana', tenant: 'acme', resource: 'items', ...change });
const content = { description: 'Consultoria' };
const typed = { key: 'k1', content };
const day = 24 * 60 * 60 * 1000;

describe('a draft', () => {
  it('is restored for the same user, company and record', () => {
    keepDraft(of({ record: 'i1' }), typed, 5);
    expect(readDraft(of({ record: 'i1' }), 6)).toMatchObject({ at: 5, ...typed });
    for (const other of [{}, { record: 'i2' }, { record: 'i1', user: 'gil' }, { record: 'i1', tenant: 'globex' }])
      expect(readDraft(of(other), 6)).toBeUndefined();
  });

  it('is deleted when it is discarded, and with all of the user’s', () => {
    keepDraft(of(), typed);
    dropDraft(of());
    expect(readDraft(of())).toBeUndefined();
    keepDraft(of({ record: 'i1' }), typed);
    keepDraft(of({ user: 'gil' }), typed);
    dropDraftsOf('ana');
    expect(readDraft(of({ record: 'i1' }))).toBeUndefined();
    expect(readDraft(of({ user: 'gil' }))).toBeDefined();
  });

  it('is kept when another form of the same record is saved', () => {
    keepDraft(of(), typed);
    dropDraft(of(), 'k2');
    expect(readDraft(of())).toBeDefined();
    dropDraft(of(), 'k1');
    expect(readDraft(of())).toBeUndefined();
  });

  it('is no longer offered after a week, and then deleted', () => {
    keepDraft(of(), typed, 0);
    expect(readDraft(of(), 7 * day)).toBeDefined();
    expect(readDraft(of(), 7 * day + 1)).toBeUndefined();
    keepDraft(of({ record: 'i1' }), typed, 8 * day);
    expect(Object.keys(localStorage)).toHaveLength(1);
  });

  it('is not stored if it is too long, or beyond twenty', () => {
    keepDraft(of(), { key: 'k1', content: { description: 'x'.repeat(400_000) } });
    expect(readDraft(of())).toBeUndefined();
    for (let at = 1; at <= 21; at += 1) keepDraft(of({ record: `i${at}` }), typed, at);
    expect(readDraft(of({ record: 'i1' }), 22)).toBeUndefined();
    expect(readDraft(of({ record: 'i2' }), 22)).toBeDefined();
  });

  it('of a version with other form values is discarded', () => {
    localStorage.setItem(placeOf(of()), JSON.stringify({ at: Date.now(), ...typed }));
    expect(readDraft(of())).toBeUndefined();
    keepDraft(of({ record: 'i1' }), typed);
    expect(Object.keys(localStorage)).toEqual([placeOf(of({ record: 'i1' }))]);
  });

  it('that is damaged, or exceeds the browser’s space, is absent', () => {
    localStorage.setItem('ultramar.draft.ana.acme.items.new', '{"at":');
    expect(readDraft(of())).toBeUndefined();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keepDraft(of(), typed);
    expect(readDraft(of())).toBeUndefined();
  });
});
