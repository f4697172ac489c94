import type { FastifyReply } from 'fastify';
import { Refusal } from '#platform/refusal';
import type { NewsroomDeps, SignedInStaff } from '../../newsroom-deps.ts';
import { type OwnAccountNews, type OwnAccountPart, ownAccountPage } from '../../pages/own-account-page.tsx';
import { passkeysOf } from '../../passkeys/own-passkeys.ts';
import { sessionsOf } from '../../staff/own-sessions.ts';
import { recoveryCodesLeft } from '../../staff/recovery-codes.ts';
import { sendPage, tooManyAttempts } from '../responses.ts';

const problems = {
	code: 'El código no es correcto o ya lo usaste: esperá a que cambie y probá de nuevo.',
	'not allowed': 'La contraseña nueva tiene que tener entre 15 y 250 caracteres.',
	wrong: 'La contraseña actual o el código no son correctos. Si ya usaste ese código, esperá a que cambie.',
	passkey: 'La llave de acceso no se agregó: pasó mucho tiempo, o no es de este sitio. Probá de nuevo.',
} as const;

/** What was refused, and why. */
type RefusedChange = { readonly at: OwnAccountPart; readonly why: keyof typeof problems | Refusal };

/** Sends the page on which staff manage their own access. */
export async function sendOwnAccount(
	deps: NewsroomDeps,
	reply: FastifyReply,
	{ signedIn, status = 200, ...news }: OwnAccount,
): Promise<FastifyReply> {
	const { id } = signedIn.staff;
	const [sessions, passkeys, codesLeft] = await Promise.all([sessionsOf(deps, id), passkeysOf(deps, id), recoveryCodesLeft(deps, id)]);
	return sendPage(reply, ownAccountPage(signedIn, { sessions, passkeys, codesLeft, ...news }), status);
}

type OwnAccount = OwnAccountNews & { readonly signedIn: SignedInStaff; readonly status?: number };

/** Sends the page with the reason why a change was refused. */
export function sendRefusedChange(
	deps: NewsroomDeps,
	reply: FastifyReply,
	{ at, why, ...account }: RefusedChange & OwnAccount,
): Promise<FastifyReply> {
	if (!(why instanceof Refusal)) return sendOwnAccount(deps, reply, { ...account, problem: { at, text: problems[why] }, status: 422 });
	reply.headers(why.headers);
	return sendOwnAccount(deps, reply, { ...account, problem: { at, text: tooManyAttempts }, status: 429 });
}
