import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { recordStaffEvent } from '../audit/record-staff-event.ts';
import type { NewsroomDeps, SignedInStaff } from '../newsroom-deps.ts';
import type { Passkey } from '../store/tables.ts';
import { challengeOf, type Registration } from './browser-answer.ts';
import { makeChallenge, openChallenge } from './challenge.ts';
import { passkeysOf } from './own-passkeys.ts';
import { creationOptions } from './passkey-options.ts';
import { verifyRegistration } from './verify-answer.ts';

/** What the browser of signed-in staff is asked for a new passkey. Who calls it has confirmed who they are; see `confirmStaff`. */
export async function askForPasskey(deps: NewsroomDeps, signedIn: SignedInStaff): Promise<PublicKeyCredentialCreationOptionsJSON> {
	const known = (await passkeysOf(deps, signedIn.staff.id)).map(({ id }) => id);
	const challenge = makeChallenge(deps, signedIn.session);
	return creationOptions({ origin: deps.origin, challenge, staff: signedIn.staff, known });
}

type NewPasskey = { readonly name: string; readonly registration: Registration };

/** Stores a passkey that a browser made when it was asked. False when the answer is wrong, late, or was given before. */
export async function addPasskey(deps: NewsroomDeps, signedIn: SignedInStaff, { name, registration }: NewPasskey): Promise<boolean> {
	const { staff } = signedIn;
	const challengedAt = openChallenge(deps, challengeOf(registration), signedIn.session);
	const verified = challengedAt && (await verifyRegistration(deps, registration));
	if (!challengedAt || !verified) return false;
	const passkey = { ...verified, staff: staff.id, name, made_at: deps.clock(), used_at: null };
	const isAdded = await store(deps, passkey, challengedAt);
	if (isAdded) await recordStaffEvent(deps, { staff: staff.id, event: 'passkey_added', details: { passkey: name } });
	return isAdded;
}

/** The lock lets a challenge add one passkey, and none after the removal of its owner. */
const store = ({ tables }: NewsroomDeps, passkey: Passkey, challengedAt: Date): Promise<boolean> =>
	tables.transaction().execute(async (within) => {
		const owner = await within
			.selectFrom('newsroom.staff')
			.select('id')
			.where('id', '=', passkey.staff)
			.where('disabled_at', 'is', null)
			.forUpdate()
			.executeTakeFirst();
		const later = await within
			.selectFrom('newsroom.passkey')
			.select('id')
			.where('staff', '=', passkey.staff)
			.where('made_at', '>=', challengedAt)
			.executeTakeFirst();
		if (!owner || later) return false;
		const added = await within
			.insertInto('newsroom.passkey')
			.values(passkey)
			.onConflict((conflict) => conflict.column('id').doNothing())
			.returning('id')
			.executeTakeFirst();
		return added !== undefined;
	});
