import type { FastifyRequest } from 'fastify';
import { isVerifiedBy } from '../accounts/verification/verify-email.ts';
import { type Call, tenantOf } from '../call.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { peekNonce } from '../store/nonces.ts';
import type { RouteDeps } from './answer-call.ts';
import { readCall } from './read-call.ts';

/** The kinds of links in emails, by what they do, with the purposes of their nonces. */
const purposes = {
	'verify-email': ['verify-email', 'change-email'],
	'reset-password': ['reset-password'],
	'sign-in': ['magic-link'],
	'delete-account': ['delete-account'],
} as const;

type LinkKind = keyof typeof purposes;

/** A link of an email, as the page that it opens was asked for. */
export type OpenedLink = { readonly kind: LinkKind; readonly nonce: string };

/** `verified`: the link was used, and its address is verified (R15). `dead`: it is unknown, expired or used. */
export type LinkState = 'works' | 'verified' | 'dead';

/**
 * Looks whether a link works, and changes nothing (R07). While the database does not answer, links count as working: using one then fails
 * with the right text.
 */
export async function linkState({ deps, findBrand }: RouteDeps, request: FastifyRequest, link: OpenedLink): Promise<LinkState> {
	try {
		return await stateOf(deps, readCall(findBrand, request), link);
	} catch (cause) {
		deps.log.warn({ err: cause, requestId: request.id }, 'whether a link works is not known');
		return 'works';
	}
}

async function stateOf(deps: IdentityDeps, call: Call, { kind, nonce }: OpenedLink): Promise<LinkState> {
	const tenant = tenantOf(call);
	for (const purpose of purposes[kind]) if (await peekNonce(deps, { tenant, purpose, nonce })) return 'works';
	return kind === 'verify-email' && (await isVerifiedBy(deps, { tenant, purpose: kind, nonce })) ? 'verified' : 'dead';
}
