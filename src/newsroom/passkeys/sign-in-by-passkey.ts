import type { PasskeyRefusal } from '../audit/passkey-refusals.ts';
import { recordStaffEvent } from '../audit/record-staff-event.ts';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { type Browser, openStaffSession } from '../staff/staff-session.ts';
import type { Passkey, Staff } from '../store/tables.ts';
import { type Assertion, challengeOf } from './browser-answer.ts';
import { openChallenge } from './challenge.ts';
import { recordUse } from './own-passkeys.ts';
import { userHandleOf } from './passkey-options.ts';
import { verifyAssertion } from './verify-answer.ts';

type PasskeySignIn = Browser & {
	readonly assertion: Assertion;
	/** The browser to which the challenge was given; see `passkeyBrowser`. */
	readonly browser: string;
	/** Marks of the staff who signed in on this browser; see `KnownDevices`. */
	readonly device: string | undefined;
};

type PasskeyOutcome =
	| { readonly kind: 'signed-in'; readonly email: string; readonly session: string }
	| { readonly kind: 'refused'; readonly why: PasskeyRefusal };

/** Signs staff in with a passkey, which takes the place of password and second factor. Throws the refusal of too many attempts. */
export async function signInByPasskey(deps: NewsroomDeps, form: PasskeySignIn): Promise<PasskeyOutcome> {
	const found = await find(deps, form.assertion.id);
	const email = found?.owner.email ?? form.assertion.id;
	const attempt = await deps.throttle.signIn({ email, ip: form.ip, isKnownDevice: deps.devices.knows(form.device, email) });
	const why = found ? await check(deps, form, found) : 'unknown';
	const details = { ...(found && { passkey: found.passkey.name }), ...(why && { reason: why }) };
	await recordStaffEvent(deps, { staff: found?.owner.id ?? null, event: why ? 'sign_in_failed' : 'signed_in', details });
	if (!found || why) return { kind: 'refused', why: why ?? 'unknown' };
	await attempt.succeeded();
	return { kind: 'signed-in', email, session: await openStaffSession(deps, found.owner, form) };
}

type Found = { readonly passkey: Passkey; readonly owner: Staff };

async function find({ tables }: NewsroomDeps, id: string): Promise<Found | undefined> {
	const passkey = await tables.selectFrom('newsroom.passkey').selectAll().where('id', '=', id).executeTakeFirst();
	if (!passkey) return undefined;
	const owner = await tables.selectFrom('newsroom.staff').selectAll().where('id', '=', passkey.staff).executeTakeFirstOrThrow();
	return { passkey, owner };
}

/** Checks an answer and uses its challenge up. Resolves to what is wrong with it. */
async function check(
	deps: NewsroomDeps,
	{ assertion, browser }: PasskeySignIn,
	{ passkey, owner }: Found,
): Promise<PasskeyRefusal | undefined> {
	if (owner.disabled_at) return 'suspended';
	const challengedAt = openChallenge(deps, challengeOf(assertion), browser);
	if (!challengedAt) return 'late';
	const counter = await verifyAssertion(deps, assertion, passkey);
	if (counter === undefined || assertion.response.userHandle !== userHandleOf(owner)) return 'wrong';
	return recordUse(deps, passkey, { challengedAt, counter });
}
