import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { parseInput } from '#platform/route-schemas';
import type { Desk, NewsroomParts } from '../newsroom-parts.ts';
import { handOverPage } from '../pages/hand-over.tsx';
import { lookUpPage, type ReaderAction, readerActions, readerPage } from '../pages/readers.tsx';
import type { ActingStaff, ReaderSupport } from '../readers/reader-support.ts';
import { refuse } from '../refuse.ts';
import { note, type StaffEvent } from '../staff/note.ts';
import { admitted, type FindPlace } from './admitted.ts';
import { formOf, line, seeOther, sendPage } from './answers.ts';

const search = v.object({ q: line(320) });
const reader = v.object({ uuid: v.pipe(v.string(), v.uuid()) });
const after = v.object({ hecho: line(40) });
const action = v.object({ ...reader.entries, action: v.picklist(readerActions) });

/** What each form does, and what is noted of it. */
const doings: Readonly<Record<ReaderAction, readonly [keyof Omit<ReaderSupport, 'find' | 'impersonate'>, StaffEvent]>> = {
	verificacion: ['sendVerification', 'verification_sent'],
	recuperacion: ['sendReset', 'reset_sent'],
	demora: ['liftThrottle', 'throttle_lifted'],
	sesiones: ['endSessions', 'sessions_ended'],
};

/** Where administrators look after readers. */
export const readerRoutes =
	(parts: NewsroomParts, findPlace: FindPlace): FastifyPluginAsync =>
	async (app) => {
		const deskOf = (request: FastifyRequest) => admitted(parts, findPlace, request, 'admin');
		app.get('/redaccion/lectores/', async (request, reply) => {
			const desk = await deskOf(request);
			if (!desk) return seeOther(reply, '/redaccion/ingresar/');
			const { q } = parseInput(v.object({ query: search }), request).query;
			if (q.trim() === '') return sendPage(reply, lookUpPage(desk));
			const found = await parts.readers.find(desk.place, q.trim());
			if (!found) return sendPage(reply, lookUpPage(desk, { asked: q, notFound: true }), 404);
			await note(parts, { staff: desk.staff.id, event: 'reader_looked_up', details: { reader: found.uuid } });
			return seeOther(reply, `/redaccion/lectores/${found.uuid}/`);
		});
		app.get('/redaccion/lectores/:uuid/', async (request, reply) => {
			const desk = await deskOf(request);
			if (!desk) return seeOther(reply, '/redaccion/ingresar/');
			const found = await parts.readers.find(desk.place, parseInput(v.object({ params: reader }), request).params.uuid);
			if (!found) return sendPage(reply, lookUpPage(desk, { notFound: true }), 404);
			return sendPage(reply, readerPage(desk, found, parseInput(v.object({ query: after }), request).query.hecho));
		});
		app.post('/redaccion/lectores/:uuid/ver/', async (request, reply) => {
			const desk = (await deskOf(request)) ?? refuse('staff-only');
			formOf(request, v.unknown());
			const { uuid } = parseInput(v.object({ params: reader }), request).params;
			const session = await parts.readers.impersonate(actingOf(desk), uuid);
			if (!session) return sendPage(reply, lookUpPage(desk, { notFound: true }), 404);
			await note(parts, { staff: desk.staff.id, event: 'impersonated', details: { reader: uuid } });
			return sendPage(reply, handOverPage(desk, session));
		});
		app.post('/redaccion/lectores/:uuid/:action/', async (request, reply) => {
			const desk = (await deskOf(request)) ?? refuse('staff-only');
			formOf(request, v.unknown());
			return act(parts, desk, parseInput(v.object({ params: action }), request).params, reply);
		});
	};

async function act(parts: NewsroomParts, desk: Desk, { uuid, action }: { uuid: string; action: string }, reply: FastifyReply) {
	const doing = Object.entries(doings).find(([name]) => name === action)?.[1];
	if (!doing || !(await parts.readers[doing[0]](actingOf(desk), uuid))) return sendPage(reply, lookUpPage(desk, { notFound: true }), 404);
	await note(parts, { staff: desk.staff.id, event: doing[1], details: { reader: uuid } });
	return seeOther(reply, `/redaccion/lectores/${uuid}/?hecho=${action}`);
}

const actingOf = ({ staff, place }: Desk): ActingStaff => ({ place, staff: { id: staff.id, name: staff.name } });
