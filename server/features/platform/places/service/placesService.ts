import { LRUCache } from 'lru-cache';
import type { Budgets } from '../../../../limits/budgets.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { Language } from '../../../../base/i18n.ts';
import type { Spending } from '../../../../limits/budgetUse.ts';
import { fairTurns } from '../../../../limits/turns/turns.ts';
import { AnswerTooLarge, askService, searchUrl, ServiceFailure } from './askService.ts';
import { readAnswer, type PlaceFound } from './readAnswer.ts';

/** Shorter texts match too much and are mostly incomplete. */
const shortest = 3;
const keptMs = 5 * 60_000;
const failuresBeforePause = 3;

export interface PlacesSearch {
  readonly typed: string;
  readonly language: Language;
  /** The caller that its use counts under. */
  readonly caller: string;
  /** Aborts when the client leaves. */
  readonly signal: AbortSignal;
  /** Logs why the service failed, never the text. */
  warn(reason: { err: unknown }, message: string): void;
}

const outcomes = ['answered', 'kept', 'failed', 'paused'] as const;

export interface PlacesService {
  /** Returns the places of a text; undefined if the service is paused or fails. Throws nothing. */
  find(search: PlacesSearch): Promise<readonly PlaceFound[] | undefined>;
  /** Counts outcomes since the start. */
  outcomes(): [outcome: string, count: number][];
}

interface Deps {
  /** The search URL; undefined for none. */
  readonly url: string | undefined;
  readonly budgets: Budgets;
  readonly spending: Spending;
}

/** A Photon or Nominatim server within budgets, paused after consecutive failures. */
export function placesService({ url, budgets, spending }: Deps): PlacesService {
  const kept = new LRUCache<string, readonly PlaceFound[]>({ max: budgets.placesKept, ttl: keptMs });
  const counts = new Map<string, number>(outcomes.map((outcome) => [outcome, 0]));
  const count = (outcome: (typeof outcomes)[number]) => counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const turns = fairTurns({
    budgets,
    atOnce: budgets.placesAtOnce,
    perCaller: budgets.placesAtOncePerCaller,
    groups: { all: { weight: 1 } },
    patience: 'placesMs',
  });
  spending.watch('placesAtOnce', () => turns.held);
  let failures = 0;
  let pausedUntil = 0;

  async function ask(service: string, { typed, language, caller }: PlacesSearch, signal: AbortSignal) {
    const release = await turns.take({ group: 'all', caller, waits: {}, signal });
    try {
      const json = await askService(searchUrl(service, typed), { language, signal, mostBytes: budgets.placesBytes });
      const places = readAnswer(json);
      if (!places) throw new ServiceFailure('It answered in the shape of neither Photon nor Nominatim');
      return places;
    } finally {
      release();
    }
  }

  function fail(error: unknown, isLate: boolean, warn: PlacesSearch['warn']): void {
    count('failed');
    if (isLate) spending.exceeded('placesMs');
    if (error instanceof AnswerTooLarge) spending.exceeded('placesBytes');
    // Too many concurrent searches are not the service's failure.
    if (error instanceof ApiError) return;
    failures += 1;
    if (failures >= failuresBeforePause) pausedUntil = performance.now() + budgets.placesPauseMs;
    warn({ err: error }, 'the places service gave no answer');
  }

  return {
    outcomes: () => [...counts],
    async find(search) {
      const typed = search.typed.trim().replaceAll(/\s+/g, ' ');
      if (url === undefined || [...typed].length < shortest) return undefined;
      const key = `${search.language} ${typed.toLowerCase()}`;
      const known = kept.get(key);
      if (known) {
        count('kept');
        return known;
      }
      if (performance.now() < pausedUntil) {
        count('paused');
        return undefined;
      }
      const late = AbortSignal.timeout(budgets.placesMs);
      try {
        const places = await ask(url, { ...search, typed }, AbortSignal.any([late, search.signal]));
        failures = 0;
        kept.set(key, places);
        count('answered');
        return places;
      } catch (error) {
        // The client left, which says nothing about the service.
        if (!search.signal.aborted) fail(error, late.aborted, search.warn);
        return undefined;
      }
    },
  };
}
