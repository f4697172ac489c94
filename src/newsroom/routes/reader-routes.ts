import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { parseInput } from '#platform/route-schemas';
import { recordStaffEvent, type StaffEvent } from '../audit/record-staff-event.ts';
import type { NewsroomDeps, SignedInStaff } from '../newsroom-deps.ts';
import { lookUpPage, type ReaderAction, readerActions, readerPage } from '../pages/reader-pages.tsx';
import type { ActingStaff, ReaderSupport } from '../readers/reader-support.ts';
import { passPath, passTo } from '../staff/site-pass.ts';
import { brandRoot, permit, staffOf } from './guard.ts';
import { seeOther, sendPage, textField } from './responses.ts';

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
		app.get(`${brandRoot}lectores/`, permit('help-readers'), async (request, reply) => {
			const admin = staffOf(request);
			const { q } = parseInput(searchInput, request).query;
			if (q.trim() === '') return sendPage(reply, lookUpPage(admin));
			const found = await deps.readers.find(admin.site, q.trim());
			if (!found) return sendPage(reply, lookUpPage(admin, { query: q, notFound: true }), 404);
			await recordStaffEvent(deps, {
				staff: admin.staff.id,
				event: 'reader_looked_up',
				details: { brand: admin.site.brand.id, reader: found.uuid },
			});
			return seeOther(reply, `${readersPath(admin)}${found.uuid}/`);
		});
		app.get(`${brandRoot}lectores/:uuid/`, permit('help-readers'), async (request, reply) => {
			const admin = staffOf(request);
			const found = await deps.readers.find(admin.site, parseInput(readerInput, request).params.uuid);
			if (!found) return sendPage(reply, lookUpPage(admin, { notFound: true }), 404);
			await recordStaffEvent(deps, {
				staff: admin.staff.id,
				event: 'reader_opened',
				details: { brand: admin.site.brand.id, reader: found.uuid },
			});
			return sendPage(reply, readerPage(admin, found, parseInput(noticeInput, request).query.hecho));
		});
		app.post(`${brandRoot}lectores/:uuid/ver/`, permit('help-readers'), async (request, reply) => {
			const admin = staffOf(request);
			const { uuid } = parseInput(readerInput, request).params;
			if (!(await deps.readers.find(admin.site, uuid))) return sendPage(reply, lookUpPage(admin, { notFound: true }), 404);
			const { brand } = admin.site;
			return seeOther(reply, passPath(admin.site, await passTo(deps, { staff: admin.staff.id, brand: brand.id, reader: uuid })));
		});
		app.post(`${brandRoot}lectores/:uuid/:action/`, permit('help-readers'), async (request, reply) => {
			const admin = staffOf(request);
			const { uuid, action } = parseInput(actionInput, request).params;
			if (!(await act(deps, admin, { uuid, action }))) return sendPage(reply, lookUpPage(admin, { notFound: true }), 404);
			return seeOther(reply, `${readersPath(admin)}${uuid}/?hecho=${action}`);
		});
	};

type ActionOnReader = { readonly uuid: string; readonly action: ReaderAction };

/** Performs an action and records it. Returns false when the brand has no such reader. */
async function act(deps: NewsroomDeps, admin: SignedInStaff, { uuid, action }: ActionOnReader): Promise<boolean> {
	const [method, event] = actions[action];
	const isDone = await deps.readers[method](actingStaff(admin), uuid);
	if (isDone) await recordStaffEvent(deps, { staff: admin.staff.id, event, details: { brand: admin.site.brand.id, reader: uuid } });
	return isDone;
}

const readersPath = ({ site }: SignedInStaff): string => `/${site.brand.id}/lectores/`;

const actingStaff = ({ staff, site }: SignedInStaff): ActingStaff => ({ site, staff: { id: staff.id, name: staff.name } });
