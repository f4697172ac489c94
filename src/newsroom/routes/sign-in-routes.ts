import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '#platform/refusal';
import { parseInput } from '#platform/route-schemas';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { expiredLinkPage, setUpPage, signInPage } from '../pages/sign-in-pages.tsx';
import { recordStaffEvent } from '../staff/record-staff-event.ts';
import { findSetUp, setUp } from '../staff/set-up.ts';
import { signInStaff } from '../staff/sign-in.ts';
import { endStaffSession, findStaff } from '../staff/staff-session.ts';
import { rememberDevice, staffDevice } from './device-cookie.ts';
import { parseForm, seeOther, sendPage, textField } from './responses.ts';
import { clearSessionCookie, sessionOf, setSessionCookie } from './session-cookie.ts';

const signInForm = v.object({ email: textField(320), password: textField(5_000), code: textField(10) });
const setUpForm = v.object({ clave: textField(100), name: textField(100), password: textField(5_000), code: textField(10) });
const link = v.object({ clave: textField(100) });

/** The pages to sign in, to set up an account, and to sign out. */
export const signInRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		app.get('/redaccion/', async (request, reply) => seeOther(reply, await homeOf(deps, sessionOf(request))));
		app.get('/redaccion/ingresar/', (_request, reply) => sendPage(reply, signInPage()));
		app.post('/redaccion/ingresar/', async (request, reply) => {
			const form = parseForm(request, signInForm);
			const outcome = await signInStaff(deps, { ...form, ip: request.ip, device: staffDevice.read(request) }).catch(throttledOrThrow);
			if (outcome instanceof Refusal) {
				reply.headers(outcome.headers);
				return sendPage(
					reply,
					signInPage({ problem: 'Hubo demasiados intentos. Esperá un momento y probá de nuevo.', email: form.email }),
					429,
				);
			}
			const problem = 'El email, la contraseña o el código no son correctos.';
			if (outcome === undefined) return sendPage(reply, signInPage({ problem, email: form.email }), 401);
			rememberDevice(deps, { request, reply: setSessionCookie(reply, outcome), email: form.email });
			return seeOther(reply, await homeOf(deps, outcome));
		});
		app.get('/redaccion/preparar/', async (request, reply) => {
			const { clave } = parseInput(v.object({ query: link }), request).query;
			const found = await findSetUp(deps, clave);
			if (!found) return sendPage(reply, expiredLinkPage(), 404);
			const { staff, secondFactor } = found;
			return sendPage(reply, setUpPage({ secret: clave, email: staff.email, name: staff.name, secondFactor }));
		});
		app.post('/redaccion/preparar/', async (request, reply) => {
			const { clave: secret, ...form } = parseForm(request, setUpForm);
			const found = await findSetUp(deps, secret);
			if (!found) return sendPage(reply, expiredLinkPage(), 404);
			const { staff, secondFactor } = found;
			const problem = await setUp(deps, { secret, ...form });
			if (problem === 'link') return sendPage(reply, expiredLinkPage(), 404);
			// Whoever has the link may sign in here at once, even while strangers guess at the account.
			if (problem === undefined) return seeOther(rememberDevice(deps, { request, reply, email: staff.email }), '/redaccion/ingresar/');
			return sendPage(reply, setUpPage({ secret, email: staff.email, name: form.name, secondFactor, problem }), 422);
		});
		app.post('/redaccion/salir/', async (request, reply) => {
			parseForm(request, v.unknown());
			const secret = sessionOf(request);
			const staff = secret && (await findStaff(deps, secret));
			if (secret) await endStaffSession(deps, secret);
			if (staff) await recordStaffEvent(deps, { staff: staff.id, event: 'signed_out' });
			return seeOther(clearSessionCookie(reply), '/redaccion/ingresar/');
		});
	};

/** The first page of a member of staff: readers for admins, previews for editors. */
async function homeOf(deps: NewsroomDeps, session: string | undefined): Promise<string> {
	const staff = session && (await findStaff(deps, session));
	return staff && staff.role !== 'admin' ? '/redaccion/vista/' : '/redaccion/lectores/';
}

/** Returns the refusal of the throttle, which the page shows. Throws every other error. */
function throttledOrThrow(error: unknown): Refusal {
	if (error instanceof Refusal && error.httpStatus === 429) return error;
	throw error;
}
