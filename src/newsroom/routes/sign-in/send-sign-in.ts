import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NewsroomDeps } from '../../newsroom-deps.ts';
import { type SignInView, signInPage } from '../../pages/sign-in-pages.tsx';
import { makeChallenge } from '../../passkeys/challenge.ts';
import { requestOptions } from '../../passkeys/passkey-options.ts';
import { sendPage } from '../responses.ts';
import { passkeyBrowser } from './passkey-browser.ts';

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** Sends the sign-in page, with a challenge for the passkeys of this browser. */
export function sendSignIn(deps: NewsroomDeps, { request, reply }: Exchange, { status = 200, ...view }: SignInAgain): FastifyReply {
	const challenge = makeChallenge(deps, passkeyBrowser.readOrSet(request, reply));
	return sendPage(reply, signInPage({ ...view, passkeyOptions: requestOptions(deps.origin, challenge) }), status);
}

type SignInAgain = Omit<SignInView, 'passkeyOptions'> & { readonly status?: number };
