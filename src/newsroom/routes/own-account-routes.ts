import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '#platform/refusal';
import { parseInput } from '#platform/route-schemas';
import { recordStaffEvent } from '../audit/record-staff-event.ts';
import type { NewsroomDeps, SignedInStaff } from '../newsroom-deps.ts';
import { ownAccountPage } from '../pages/own-account-page.tsx';
import { endSessions, sessionsOf } from '../staff/own-sessions.ts';
import { makeRecoveryCodes, recoveryCodesLeft } from '../staff/recovery-codes.ts';
import { redeemCode } from '../staff/sign-in.ts';
import { brandRoot, permit, staffOf } from './guard.ts';
import { parseForm, seeOther, sendPage, textField, throttledOrThrow, tooManyAttempts } from './responses.ts';

const noticeInput = v.object({ query: v.object({ hecho: textField(40) }) });
const codeForm = v.optional(v.object({ code: textField(40) }), {});
const endForm = v.optional(v.object({ id: textField(40) }), {});

/** The pages on which staff manage their own access: sessions and recovery codes. */
export const ownAccountRoutes =
	(deps: NewsroomDeps): FastifyPluginAsync =>
	async (app) => {
		const root = `${brandRoot}cuenta/`;
		const show = async (signedIn: SignedInStaff, more: { done?: string; newCodes?: readonly string[]; problem?: string } = {}) => {
			const { id } = signedIn.staff;
			const [sessions, codesLeft] = await Promise.all([sessionsOf(deps, id), recoveryCodesLeft(deps, id)]);
			return ownAccountPage(signedIn, { sessions, codesLeft, ...more });
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
		app.post(`${root}codigos/`, permit('own-account'), async (request, reply) => {
			const signedIn = staffOf(request);
			const { code } = parseForm(request, codeForm);
			const problem = await problemWith(deps, signedIn, code);
			if (problem) return sendPage(reply.headers(problem.headers), await show(signedIn, { problem: problem.text }), problem.status);
			const newCodes = await makeRecoveryCodes(deps, signedIn.staff.id);
			await recordStaffEvent(deps, { staff: signedIn.staff.id, event: 'recovery_codes_made' });
			return sendPage(reply, await show(signedIn, { newCodes }));
		});
	};

type CodeProblem = { readonly text: string; readonly status: number; readonly headers: Refusal['headers'] };

/**
 * Why a code of the second factor was refused; undefined for the right one. An open session is not enough to make a new way to sign in
 * (A19). Guesses count like those of a sign-in from this browser.
 */
async function problemWith(deps: NewsroomDeps, { staff, ip }: SignedInStaff, code: string): Promise<CodeProblem | undefined> {
	const attempt = await deps.throttle.signIn({ email: staff.email, ip, isKnownDevice: true }).catch(throttledOrThrow);
	if (attempt instanceof Refusal) return { text: tooManyAttempts, status: 429, headers: attempt.headers };
	if (!(await redeemCode(deps, staff, code))) {
		return { text: 'El código no es correcto o ya lo usaste: esperá a que cambie y probá de nuevo.', status: 422, headers: {} };
	}
	await attempt.succeeded();
	return undefined;
}
