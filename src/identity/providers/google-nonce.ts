import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { digest, randomSecret } from '#platform/sealing';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuse } from '../refuse.ts';
import { type Browser, browserCookie } from '../sessions/browser-cookie.ts';
import { tokenLifeMs } from './verify-id-token.ts';

/** A day (s): readers press Google's button on pages that have been open for long. */
const cookie = browserCookie('__Host-kiosco-google', 86_400);

/** The browser of a request, by the cookie that `googleNonce` set. */
export const browserAtGoogle = (request: Pick<FastifyRequest, 'headers'>): Browser => cookie.read(request);

/** The nonce that Google's button of this browser sends to Google, and that its tokens carry (F05). It does not reveal the cookie. */
export function googleNonce(request: FastifyRequest, reply: FastifyReply): { nonce: string } {
	const { secret = randomSecret() } = cookie.read(request);
	cookie.set(reply, secret);
	return { nonce: nonceOf(secret) };
}

const nonceOf = (secret: string): string => createHash('sha256').update(`nonce for Google of ${secret}`).digest('base64url');

/**
 * Refuses with `authentication-failed` a token whose nonce is that of another browser. The SDK and its pages send none: their tokens are only
 * protected by `spendToken`.
 */
export function requireOwnNonce(nonce: string | undefined, { secret }: Browser): void {
	if (nonce !== undefined && (secret === undefined || nonce !== nonceOf(secret))) refuse('authentication-failed');
}

/** Marks a verified ID token as used. Refuses with `authentication-failed` when it was used before: of any number of requests one may use it. */
export async function spendToken({ tables, clock }: IdentityDeps, token: string): Promise<void> {
	const spent = await tables
		.insertInto('identity.spent_token')
		.values({ hash: hashOf(token), expires_at: new Date(clock().getTime() + tokenLifeMs) })
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirst();
	if (spent.numInsertedOrUpdatedRows !== 1n) refuse('authentication-failed');
}

/** Lets a token be used once more: the sign-in with it was refused, for example until the reader has proved the identity again (LIM-01). */
export async function giveBackToken({ tables }: IdentityDeps, token: string): Promise<void> {
	await tables.deleteFrom('identity.spent_token').where('hash', '=', hashOf(token)).execute();
}

/** The last character of a signature has bits that do not count, so only the signed part identifies a token. */
const hashOf = (token: string): Buffer => digest(token.slice(0, token.lastIndexOf('.')));
