import { createHash, randomBytes } from 'node:crypto';
import { REVIEWS } from './google-reviews';
import { type Answer, bearer, type Call, type Partner } from './partner';

const HOUR_S = 3_600;
/** Known without a visit to the consent page, for tests and for a seeded connection. */
const LOCAL_CODE = 'local-code';
const LOCAL_REFRESH_TOKEN = 'local-refresh-token';

/** OAuth (consent page, token endpoint) and the Business Profile calls that the reviews need. */
export function createGoogle(): Partner {
  const challenges = new Map<string, string | null>();

  return (call) => {
    if (call.path === '/auth' || call.path === '/o/oauth2/v2/auth') return consent(call);
    if (call.path === '/token') return call.method === 'POST' ? token(call) : notFound();
    if (!isLive(bearer(call)))
      return apiError(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.');
    if (call.method !== 'GET') return notFound();
    if (call.path === '/v1/accounts')
      return { status: 200, body: { accounts: [{ name: 'accounts/1', accountName: 'Pignon', type: 'PERSONAL' }] } };
    if (/^\/v1\/accounts\/[^/]+\/locations$/.test(call.path))
      return { status: 200, body: { locations: [{ name: 'locations/1', title: 'Pignon, agence fictive' }] } };
    const reviews = /^\/v4\/(accounts\/[^/]+\/locations\/[^/]+)\/reviews$/.exec(call.path);
    return reviews ? reviewPage(call, reviews[1] ?? '') : notFound();
  };

  /** Says yes at once, and sends back with a code. */
  function consent(call: Call): Answer {
    const target = call.query.get('redirect_uri');
    if (!target || !URL.canParse(target) || call.query.get('response_type') !== 'code' || !call.query.get('client_id'))
      return { status: 400, body: { error: 'invalid_request' } };
    const code = `local-${randomBytes(12).toString('hex')}`;
    challenges.set(code, call.query.get('code_challenge'));
    const location = new URL(target);
    location.searchParams.set('code', code);
    const state = call.query.get('state');
    if (state) location.searchParams.set('state', state);
    return { status: 302, body: null, headers: { location: location.href } };
  }

  function token(call: Call): Answer {
    const form = new URLSearchParams(call.raw.toString('utf8'));
    if (!form.get('client_id')) return oauthError(401, 'invalid_client');
    switch (form.get('grant_type')) {
      case 'authorization_code':
        return codeIsGood(form) ? tokens({ refresh_token: LOCAL_REFRESH_TOKEN }) : oauthError(400, 'invalid_grant');
      case 'refresh_token':
        return form.get('refresh_token') === LOCAL_REFRESH_TOKEN ? tokens({}) : oauthError(400, 'invalid_grant');
      default:
        return oauthError(400, 'unsupported_grant_type');
    }
  }

  function codeIsGood(form: URLSearchParams): boolean {
    const code = form.get('code') ?? '';
    if (code === LOCAL_CODE) return true;
    const challenge = challenges.get(code);
    if (challenge === undefined) return false;
    challenges.delete(code);
    const verifier = form.get('code_verifier') ?? '';
    return challenge === null || createHash('sha256').update(verifier).digest('base64url') === challenge;
  }
}

/** The token says when it ends, so nothing must be remembered across a restart. */
function tokens(more: { refresh_token?: string }): Answer {
  const access_token = `local-access-${Date.now() + HOUR_S * 1_000}`;
  const scope = 'https://www.googleapis.com/auth/business.manage';
  return { status: 200, body: { access_token, expires_in: HOUR_S, token_type: 'Bearer', scope, ...more } };
}

function isLive(token: string): boolean {
  return Number(/^local-access-(\d+)$/.exec(token)?.[1] ?? 0) > Date.now();
}

function reviewPage(call: Call, location: string): Answer {
  const size = Math.min(50, Math.max(1, Number(call.query.get('pageSize')) || 50));
  const from = Number(call.query.get('pageToken') ?? 0) || 0;
  const reviews = REVIEWS.slice(from, from + size).map((review) => ({
    name: `${location}/reviews/${review.reviewId}`,
    ...review,
  }));
  const next = from + size < REVIEWS.length ? { nextPageToken: String(from + size) } : {};
  return { status: 200, body: { reviews, averageRating: 4.25, totalReviewCount: REVIEWS.length, ...next } };
}

function oauthError(status: number, error: string): Answer {
  return { status, body: { error, error_description: 'Bad Request' } };
}

function apiError(code: number, status: string, message: string): Answer {
  return { status: code, body: { error: { code, message, status } } };
}

function notFound(): Answer {
  return apiError(404, 'NOT_FOUND', 'Requested entity was not found.');
}
