import type { FastifyRequest } from 'fastify';
import { emailVerifiedBy } from '../accounts/verification/verify-email.ts';
import { type Call, tenantOf } from '../call.ts';
import type { EmailLink, SeenLink } from '../contract/email-links.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { type NonceUse, peekNonce } from '../store/nonces.ts';
import type { RouteDeps } from './answer-call.ts';
import { readCall } from './read-call.ts';

/** The purposes of the nonces in links of emails, by what the links do. */
const purposes = {
	'verify-email': ['verify-email', 'change-email'],
	'reset-password': ['reset-password'],
	'sign-in': ['magic-link'],
	'delete-account': ['delete-account'],
} as const satisfies Record<EmailLink['kind'], readonly NonceUse['purpose'][]>;

/**
 * Checks whether the link of an email still works, without using it (R07). When the state cannot be read, links count as working: using one
 * then fails with the right text.
 */
export async function checkLink({ deps, findBrand }: RouteDeps, request: FastifyRequest, link: EmailLink): Promise<SeenLink> {
	try {
		return await seenLink(deps, readCall(findBrand, request), link);
	} catch (error) {
		deps.log.warn({ error, requestId: request.id }, 'whether a link works is not known');
		return { state: 'valid' };
	}
}

async function seenLink(deps: IdentityDeps, call: Call, { kind, nonce }: EmailLink): Promise<SeenLink> {
	const tenant = tenantOf(call);
	for (const purpose of purposes[kind]) {
		const valid = await peekNonce(deps, { tenant, purpose, nonce });
		if (valid) return { state: 'valid', ...(kind === 'verify-email' && { email: valid.data.email }) };
	}
	const email = kind === 'verify-email' ? await emailVerifiedBy(deps, { tenant, purpose: kind, nonce }) : undefined;
	return email === undefined ? { state: 'dead' } : { state: 'verified', email };
}
