import type { FastifyRequest } from 'fastify';
import type { ReaderCall } from '../../call.ts';
import type { Profile } from '../../contract/profile.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { lockReader } from '../../sessions/lock-reader.ts';
import { inTransaction } from '../../store/transaction.ts';
import { readProfile } from '../profile/read-profile.ts';
import { readAvatar } from './read-avatar.ts';

/** Stores a JPEG as the picture of the reader (API-19, I09). A refused image leaves the previous one in place. */
export async function putAvatar(deps: IdentityDeps, call: ReaderCall, request: FastifyRequest): Promise<Profile> {
	const { account } = call.reader;
	await deps.throttle.avatar(call);
	const image = await readAvatar(request);
	await refuseEnded(deps, call);
	const stored = await deps.avatars.store(account, image);
	if (stored.kind === 'unfit') return refuse(stored.code === 'IMAGE_TOO_MANY_PIXELS' ? 'image-too-large' : 'image-type');
	// The account may have been deleted in the meantime; then nothing of it may stay.
	if (!(await setPicture(deps, account, stored.path))) await deps.avatars.remove(account);
	return readProfile(deps.tables, call);
}

/** Removes the picture, also one that came from a provider (API-20, P11). The file goes first, so that no file is left without a row. */
export async function deleteAvatar(deps: IdentityDeps, call: ReaderCall): Promise<Profile> {
	await refuseEnded(deps, call);
	await deps.avatars.remove(call.reader.account);
	await setPicture(deps, call.reader.account, null);
	return readProfile(deps.tables, call);
}

/** Refuses `access-denied` when the session ended while the file arrived, before the picture that is there is replaced (decision 21). */
const refuseEnded = (deps: IdentityDeps, call: ReaderCall): Promise<unknown> => inTransaction(deps, (tx) => lockReader(tx, call));

async function setPicture({ tables, clock }: IdentityDeps, account: string, picture: string | null): Promise<boolean> {
	const { numUpdatedRows } = await tables
		.updateTable('identity.account')
		.set({ picture, modified_at: clock() })
		.where('id', '=', account)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}
