import type { FastifyRequest } from 'fastify';
import type { SeenLink } from '#identity/contract';
import type { FormDeps } from './form-deps.ts';
import { emailLinkOf } from './personal-pages.ts';

/** The link of an email that a request opens, or posts a form to; undefined without one. A link to a new password needs its uuid too (PWD-07). */
export async function openedLink({ calls }: Pick<FormDeps, 'calls'>, request: FastifyRequest): Promise<SeenLink | undefined> {
	const link = emailLinkOf(request);
	if (link === undefined) return undefined;
	const isWhole = link.kind !== 'reset-password' || new URL(request.url, 'http://page').searchParams.get('uuid');
	return isWhole ? calls.lookAtLink(request, link) : { state: 'dead' };
}
