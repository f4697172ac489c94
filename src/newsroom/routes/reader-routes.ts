import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { parseInput } from '#platform/route-schemas';
import type { NewsroomDeps, SignedInStaff } from '../newsroom-deps.ts';
import { impersonationPage } from '../pages/impersonation-page.tsx';
import { lookUpPage, type ReaderAction, readerActions, readerPage } from '../pages/reader-pages.tsx';
import type { ActingStaff, ReaderSupport } from '../readers/reader-support.ts';
import { refuse } from '../refuse.ts';
import { recordStaffEvent, type StaffEvent } from '../staff/record-staff-event.ts';
import { findSignedInStaff } from './find-signed-in-staff.ts';
import { parseForm, seeOther, sendPage, textField } from './responses.ts';

const searchInput = v.object({ query: v.object({ q: textField(320) }) });
const reader = v.object({ uuid: v.pipe(v.string(), v.uuid()) });
const readerInput = v.object({ params: reader });
const noticeInput = v.object({ query: v.object({ hecho: textField(40) }) });
const actionInput = v.object({ params: v.object({ ...reader.entries, action: v.picklist(readerActions) }) });

/** The method that each form calls, and the event that is recorded. */
const actions: Readonly<Record<ReaderAction, readonly [keyof Omit<ReaderSupport, 'find' | 'impersonate'>, StaffEvent]>> = {
	verificacion: ['sendVerification', 'verification_sent'],
	recuperacion: ['sendReset', 'reset_sent'],
	demora: ['liftThrottle', 'throttle_lifted'],
	sesiones: ['endSessions', 'sessions_ended'],
};

/** The pages on which admins look readers up and help them. */
export const readerRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		const adminOf = (request: FastifyRequest) => findSignedInStaff(deps, request, 'admin');
		app.get('/redaccion/lectores/', async (request, reply) => {
			const admin = await adminOf(request);
			if (!admin) return seeOther(reply, '/redaccion/ingresar/');
			const { q } = parseInput(searchInput, request).query;
			if (q.trim() === '') return sendPage(reply, lookUpPage(admin));
			const found = await deps.readers.find(admin.site, q.trim());
			if (!found) return sendPage(reply, lookUpPage(admin, { query: q, notFound: true }), 404);
			await recordStaffEvent(deps, { staff: admin.staff.id, event: 'reader_looked_up', details: { reader: found.uuid } });
			return seeOther(reply, `/redaccion/lectores/${found.uuid}/`);
		});
		app.get('/redaccion/lectores/:uuid/', async (request, reply) => {
			const admin = await adminOf(request);
			if (!admin) return seeOther(reply, '/redaccion/ingresar/');
			const found = await deps.readers.find(admin.site, parseInput(readerInput, request).params.uuid);
			if (!found) return sendPage(reply, lookUpPage(admin, { notFound: true }), 404);
			await recordStaffEvent(deps, { staff: admin.staff.id, event: 'reader_opened', details: { reader: found.uuid } });
			return sendPage(reply, readerPage(admin, found, parseInput(noticeInput, request).query.hecho));
		});
		app.post('/redaccion/lectores/:uuid/ver/', async (request, reply) => {
			const admin = (await adminOf(request)) ?? refuse('staff-only');
			parseForm(request, v.unknown());
			const { uuid } = parseInput(readerInput, request).params;
			const session = await deps.readers.impersonate(actingStaff(admin), uuid);
			if (!session) return sendPage(reply, lookUpPage(admin, { notFound: true }), 404);
			await recordStaffEvent(deps, { staff: admin.staff.id, event: 'impersonated', details: { reader: uuid } });
			return sendPage(reply, impersonationPage(admin, session));
		});
		app.post('/redaccion/lectores/:uuid/:action/', async (request, reply) => {
			const admin = (await adminOf(request)) ?? refuse('staff-only');
			parseForm(request, v.unknown());
			const { uuid, action } = parseInput(actionInput, request).params;
			if (!(await act(deps, admin, { uuid, action }))) return sendPage(reply, lookUpPage(admin, { notFound: true }), 404);
			return seeOther(reply, `/redaccion/lectores/${uuid}/?hecho=${action}`);
		});
	};

type ActionOnReader = { readonly uuid: string; readonly action: ReaderAction };

/** Performs an action and records it. Returns false when the brand has no such reader. */
async function act(deps: NewsroomDeps, admin: SignedInStaff, { uuid, action }: ActionOnReader): Promise<boolean> {
	const [method, event] = actions[action];
	const isDone = await deps.readers[method](actingStaff(admin), uuid);
	if (isDone) await recordStaffEvent(deps, { staff: admin.staff.id, event, details: { reader: uuid } });
	return isDone;
}

const actingStaff = ({ staff, site }: SignedInStaff): ActingStaff => ({ site, staff: { id: staff.id, name: staff.name } });
