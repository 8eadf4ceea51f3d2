import type { Answer } from './console.tsx';

const list = (accepted_at?: string): Answer => ({
  json: {
    results: ['terms', 'eula'].map((kind) => ({ kind, version: '2026-11', title: kind, url: '/x.pdf', accepted_at })),
    count: 2,
  },
});

/** Responses of the terms for a user who accepted them. */
export const acceptedTerms = { 'GET /api/v2/scenarios/terms': list('2026-11-01T00:00:00Z') };

/** The same for a user who has not, until they do at `at`. */
export function termsToAccept(at: string) {
  let accepted: string | undefined;
  return {
    'GET /api/v2/scenarios/terms': () => list(accepted),
    'POST /api/v2/scenarios/terms': (): Answer => {
      accepted ??= at;
      return { status: 201, json: { version: '2026-11', accepted_at: accepted } };
    },
  };
}
