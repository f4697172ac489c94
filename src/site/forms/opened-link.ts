import type { FastifyRequest } from 'fastify';
import type { SeenLink } from '#identity/contract';
import type { FormDeps } from './form-deps.ts';
import { emailLinkOf } from './personal-pages.ts';

/** Checks the email link whose nonce is in a request; undefined without one. A link that resets a password is dead without its uuid (PWD-07). */
export async function openedLink({ calls }: Pick<FormDeps, 'calls'>, request: FastifyRequest): Promise<SeenLink | undefined> {
	const link = emailLinkOf(request);
	if (link === undefined) return undefined;
	const isWhole = link.kind !== 'reset-password' || new URL(request.url, 'http://page').searchParams.get('uuid');
	return isWhole ? calls.checkLink(request, link) : { state: 'dead' };
}
