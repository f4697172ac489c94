import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { parseInput } from '#platform/route-schemas';
import { recordStaffEvent } from '../../audit/record-staff-event.ts';
import type { NewsroomDeps } from '../../newsroom-deps.ts';
import { changePassword } from '../../staff/change-password.ts';
import { endSessions } from '../../staff/own-sessions.ts';
import { makeRecoveryCodes } from '../../staff/recovery-codes.ts';
import { brandRoot, permit, staffOf } from '../guard.ts';
import { parseForm, seeOther, textField, throttledOrThrow } from '../responses.ts';
import { codeProblem } from './code-problem.ts';
import { sendOwnAccount, sendRefusedChange } from './send-own-account.ts';

const noticeInput = v.object({ query: v.object({ hecho: textField(40) }) });
const codeForm = v.optional(v.object({ code: textField(40) }), {});
const endForm = v.optional(v.object({ id: textField(40) }), {});
const passwordForm = v.object({ current: textField(5_000), password: textField(5_000), code: textField(40) });

/** The routes with which staff manage their own access: sessions, password and recovery codes. */
export const ownAccountRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		const root = `${brandRoot}cuenta/`;
		app.get(root, permit('own-account'), async (request, reply) =>
			sendOwnAccount(deps, reply, { signedIn: staffOf(request), done: parseInput(noticeInput, request).query.hecho }),
		);
		app.post(`${root}sesiones/`, permit('own-account'), async (request, reply) => {
			const { staff, session, site } = staffOf(request);
			const { id } = parseForm(request, endForm);
			await endSessions(deps, staff.id, id ? { id } : { allBut: session });
			await recordStaffEvent(deps, { staff: staff.id, event: 'own_sessions_ended' });
			return seeOther(reply, `/${site.brand.id}/cuenta/?hecho=cerradas`);
		});
		app.post(`${root}contrasena/`, permit('own-account'), async (request, reply) => {
			const signedIn = staffOf(request);
			const outcome = await changePassword(deps, signedIn, parseForm(request, passwordForm)).catch(throttledOrThrow);
			if (outcome !== 'done') return sendRefusedChange(deps, reply, { signedIn, at: 'password', why: outcome });
			return seeOther(reply, `/${signedIn.site.brand.id}/cuenta/?hecho=contrasena`);
		});
		app.post(`${root}codigos/`, permit('own-account'), async (request, reply) => {
			const signedIn = staffOf(request);
			const { code } = parseForm(request, codeForm);
			const why = await codeProblem(deps, signedIn, code);
			if (why) return sendRefusedChange(deps, reply, { signedIn, at: 'codes', why });
			const newCodes = await makeRecoveryCodes(deps, signedIn.staff.id);
			await recordStaffEvent(deps, { staff: signedIn.staff.id, event: 'recovery_codes_made' });
			return sendOwnAccount(deps, reply, { signedIn, newCodes });
		});
	};
