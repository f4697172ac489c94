import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '#platform/refusal';
import { parseInput } from '#platform/route-schemas';
import { recordStaffEvent } from '../../audit/record-staff-event.ts';
import type { NewsroomDeps } from '../../newsroom-deps.ts';
import { expiredLinkPage, setUpPage } from '../../pages/sign-in-pages.tsx';
import { findSetUp, setUp } from '../../staff/set-up.ts';
import { signInStaff } from '../../staff/sign-in.ts';
import { endStaffSession, findStaff } from '../../staff/staff-session.ts';
import { rememberDevice, staffDevice } from '../device-cookie.ts';
import { permit } from '../guard.ts';
import { back, browserOf, parseForm, seeOther, sendPage, textField, throttledOrThrow, tooManyAttempts } from '../responses.ts';
import { clearSessionCookie, sessionOf, setSessionCookie } from '../session-cookie.ts';
import { sendSignIn } from './send-sign-in.ts';

const signInInput = v.object({ query: v.object({ volver: back }) });
const signInForm = v.object({ volver: back, email: textField(320), password: textField(5_000), code: textField(40) });
const setUpForm = v.object({ clave: textField(100), name: textField(100), password: textField(5_000), code: textField(10) });
const link = v.object({ clave: textField(100) });

/** The pages to sign in, to set up an account, and to sign out. */
export const signInRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		app.get('/ingresar/', permit('open'), (request, reply) =>
			sendSignIn(deps, { request, reply }, { back: parseInput(signInInput, request).query.volver }),
		);
		app.post('/ingresar/', permit('open'), async (request, reply) => {
			const { volver, ...form } = parseForm(request, signInForm);
			const again = { email: form.email, back: volver };
			const outcome = await signInStaff(deps, {
				...form,
				...browserOf(request),
				device: staffDevice.read(request),
			}).catch(throttledOrThrow);
			if (outcome instanceof Refusal) {
				reply.headers(outcome.headers);
				return sendSignIn(deps, { request, reply }, { problem: tooManyAttempts, ...again, status: 429 });
			}
			const problem = 'El email, la contraseña o el código no son correctos. Si ya usaste ese código, esperá a que cambie.';
			if (outcome === undefined) return sendSignIn(deps, { request, reply }, { problem, ...again, status: 401 });
			rememberDevice(deps, { request, reply: setSessionCookie(reply, outcome), email: form.email });
			return seeOther(reply, volver);
		});
		app.get('/preparar/', permit('open'), async (request, reply) => {
			const { clave } = parseInput(v.object({ query: link }), request).query;
			const found = await findSetUp(deps, clave);
			if (!found) return sendPage(reply, expiredLinkPage(), 404);
			const { staff, secondFactor } = found;
			return sendPage(reply, setUpPage({ secret: clave, email: staff.email, name: staff.name, secondFactor }));
		});
		app.post('/preparar/', permit('open'), async (request, reply) => {
			const { clave: secret, ...form } = parseForm(request, setUpForm);
			const found = await findSetUp(deps, secret);
			if (!found) return sendPage(reply, expiredLinkPage(), 404);
			const { staff, secondFactor } = found;
			const outcome = await setUp(deps, { secret, ...form, ...browserOf(request) });
			if (outcome.kind === 'done') {
				// The holder of the link may sign in here again, even while strangers guess at the account.
				rememberDevice(deps, { request, reply: setSessionCookie(reply, outcome.session), email: staff.email });
				return seeOther(reply, '/');
			}
			const { problem } = outcome;
			if (problem === 'link') return sendPage(reply, expiredLinkPage(), 404);
			return sendPage(reply, setUpPage({ secret, email: staff.email, name: form.name, secondFactor, problem }), 422);
		});
		app.post('/salir/', permit('open'), async (request, reply) => {
			const secret = sessionOf(request);
			const staff = secret && (await findStaff(deps, secret));
			if (secret) await endStaffSession(deps, secret);
			if (staff) await recordStaffEvent(deps, { staff: staff.id, event: 'signed_out' });
			return seeOther(clearSessionCookie(reply), '/ingresar/');
		});
	};
