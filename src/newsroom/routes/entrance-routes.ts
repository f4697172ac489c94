import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '#platform/refusal';
import { parseInput } from '#platform/route-schemas';
import type { NewsroomParts } from '../newsroom-parts.ts';
import { deadLinkPage, setUpPage, signInPage } from '../pages/entrance.tsx';
import { note } from '../staff/note.ts';
import { openSetUp, setUp } from '../staff/set-up.ts';
import { signInStaff } from '../staff/sign-in.ts';
import { endStaffSession, staffOf } from '../staff/staff-session.ts';
import { dropSession, formOf, keepSession, line, seeOther, sendPage, sessionIn } from './answers.ts';

const signInForm = v.object({ email: line(320), password: line(5_000), code: line(10) });
const setUpForm = v.object({ clave: line(100), name: line(100), password: line(5_000), code: line(10) });
const link = v.object({ clave: line(100) });

/** The doors of the newsroom: sign in, set up the first time, leave. */
export const entranceRoutes =
	(parts: NewsroomParts): FastifyPluginAsync =>
	async (app) => {
		app.get('/redaccion/', async (request, reply) => seeOther(reply, await homeOf(parts, sessionIn(request))));
		app.get('/redaccion/ingresar/', (_request, reply) => sendPage(reply, signInPage()));
		app.post('/redaccion/ingresar/', async (request, reply) => {
			const form = formOf(request, signInForm);
			const outcome = await signInStaff(parts, { ...form, ip: request.ip }).catch(waitOf);
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
			return seeOther(keepSession(reply, outcome), await homeOf(parts, outcome));
		});
		app.get('/redaccion/preparar/', async (request, reply) => {
			const { clave } = parseInput(v.object({ query: link }), request).query;
			const found = await openSetUp(parts, clave);
			if (!found) return sendPage(reply, deadLinkPage(), 404);
			const { staff, secondFactor } = found;
			return sendPage(reply, setUpPage({ secret: clave, email: staff.email, name: staff.name, secondFactor }));
		});
		app.post('/redaccion/preparar/', async (request, reply) => {
			const { clave: secret, ...form } = formOf(request, setUpForm);
			const problem = await setUp(parts, { secret, ...form });
			if (problem === undefined) return seeOther(reply, '/redaccion/ingresar/');
			const found = await openSetUp(parts, secret);
			if (!found) return sendPage(reply, deadLinkPage(), 404);
			const { staff, secondFactor } = found;
			return sendPage(reply, setUpPage({ secret, email: staff.email, name: form.name, secondFactor, problem }), 422);
		});
		app.post('/redaccion/salir/', async (request, reply) => {
			formOf(request, v.unknown());
			const secret = sessionIn(request);
			const staff = secret && (await staffOf(parts, secret));
			if (secret) await endStaffSession(parts, secret);
			if (staff) await note(parts, { staff: staff.id, event: 'signed_out' });
			return seeOther(dropSession(reply), '/redaccion/ingresar/');
		});
	};

/** Where a member of staff begins: with readers, or where she may not look after them with stories. */
async function homeOf(parts: NewsroomParts, session: string | undefined): Promise<string> {
	const staff = session && (await staffOf(parts, session));
	return staff && staff.role !== 'admin' ? '/redaccion/vista/' : '/redaccion/lectores/';
}

/** A wait is told on the page; every other refusal and fault goes on. */
function waitOf(error: unknown): Refusal {
	if (error instanceof Refusal && error.httpStatus === 429) return error;
	throw error;
}
