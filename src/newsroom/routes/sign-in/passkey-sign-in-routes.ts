import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '#platform/refusal';
import type { NewsroomDeps } from '../../newsroom-deps.ts';
import { assertion } from '../../passkeys/browser-answer.ts';
import { signInByPasskey } from '../../passkeys/sign-in-by-passkey.ts';
import { rememberDevice, staffDevice } from '../device-cookie.ts';
import { permit } from '../guard.ts';
import { back, browserOf, parseForm, seeOther, throttledOrThrow, tooManyAttempts } from '../responses.ts';
import { setSessionCookie } from '../session-cookie.ts';
import { passkeyBrowser } from './passkey-browser.ts';
import { sendSignIn } from './send-sign-in.ts';

const form = v.object({ volver: back, credential: assertion });

const problems = {
	late: 'La página llevaba mucho tiempo abierta. Probá de nuevo.',
	other: 'Esa llave de acceso no sirve acá. Ingresá con tu contraseña y un código.',
} as const;

/** The route to which the sign-in page sends what a passkey signed. */
export const passkeySignInRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		app.post('/ingresar/llave/', permit('open'), async (request, reply) => {
			const { volver, credential } = parseForm(request, form);
			const outcome = await signInByPasskey(deps, {
				assertion: credential,
				browser: passkeyBrowser.read(request),
				device: staffDevice.read(request),
				...browserOf(request),
			}).catch(throttledOrThrow);
			if (outcome instanceof Refusal) {
				reply.headers(outcome.headers);
				return sendSignIn(deps, { request, reply }, { problem: tooManyAttempts, back: volver, status: 429 });
			}
			if (outcome.kind === 'refused') {
				const problem = outcome.why === 'late' ? problems.late : problems.other;
				return sendSignIn(deps, { request, reply }, { problem, back: volver, status: 401 });
			}
			rememberDevice(deps, { request, reply: setSessionCookie(reply, outcome.session), email: outcome.email });
			return seeOther(reply, volver);
		});
	};
