import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '#platform/refusal';
import { parseInput } from '#platform/route-schemas';
import { recordStaffEvent } from '../audit/record-staff-event.ts';
import type { NewsroomDeps, SignedInStaff } from '../newsroom-deps.ts';
import { type OwnAccountNews, ownAccountPage } from '../pages/own-account-page.tsx';
import { changePassword } from '../staff/change-password.ts';
import { confirmStaff } from '../staff/confirm.ts';
import { endSessions, sessionsOf } from '../staff/own-sessions.ts';
import { makeRecoveryCodes, recoveryCodesLeft } from '../staff/recovery-codes.ts';
import { redeemCode } from '../staff/sign-in.ts';
import { brandRoot, permit, staffOf } from './guard.ts';
import { parseForm, seeOther, sendPage, textField, throttledOrThrow, tooManyAttempts } from './responses.ts';

const noticeInput = v.object({ query: v.object({ hecho: textField(40) }) });
const codeForm = v.optional(v.object({ code: textField(40) }), {});
const endForm = v.optional(v.object({ id: textField(40) }), {});
const passwordForm = v.object({ current: textField(5_000), password: textField(5_000), code: textField(40) });

const problems = {
	code: 'El código no es correcto o ya lo usaste: esperá a que cambie y probá de nuevo.',
	'not allowed': 'La contraseña nueva tiene que tener entre 15 y 250 caracteres.',
	wrong: 'La contraseña actual o el código no son correctos. Si ya usaste ese código, esperá a que cambie.',
} as const;

/** The pages on which staff manage their own access: sessions, password and recovery codes. */
export const ownAccountRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		const root = `${brandRoot}cuenta/`;
		const show = async (signedIn: SignedInStaff, news: OwnAccountNews = {}) => {
			const { id } = signedIn.staff;
			const [sessions, codesLeft] = await Promise.all([sessionsOf(deps, id), recoveryCodesLeft(deps, id)]);
			return ownAccountPage(signedIn, { sessions, codesLeft, ...news });
		};
		const sendProblem = async (reply: FastifyReply, signedIn: SignedInStaff, { at, why }: Refused) => {
			const [text, status] = why instanceof Refusal ? [tooManyAttempts, 429] : [problems[why], 422];
			if (why instanceof Refusal) reply.headers(why.headers);
			return sendPage(reply, await show(signedIn, { problem: { at, text } }), status);
		};
		app.get(root, permit('own-account'), async (request, reply) =>
			sendPage(reply, await show(staffOf(request), { done: parseInput(noticeInput, request).query.hecho })),
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
			if (outcome !== 'done') return sendProblem(reply, signedIn, { at: 'password', why: outcome });
			return seeOther(reply, `/${signedIn.site.brand.id}/cuenta/?hecho=contrasena`);
		});
		app.post(`${root}codigos/`, permit('own-account'), async (request, reply) => {
			const signedIn = staffOf(request);
			const { code } = parseForm(request, codeForm);
			const outcome = await confirmStaff(deps, signedIn, () => redeemCode(deps, signedIn.staff, code)).catch(throttledOrThrow);
			if (outcome !== true) return sendProblem(reply, signedIn, { at: 'codes', why: outcome || 'code' });
			const newCodes = await makeRecoveryCodes(deps, signedIn.staff.id);
			await recordStaffEvent(deps, { staff: signedIn.staff.id, event: 'recovery_codes_made' });
			return sendPage(reply, await show(signedIn, { newCodes }));
		});
	};

/** What was refused, and why. */
type Refused = { readonly at: 'password' | 'codes'; readonly why: keyof typeof problems | Refusal };
