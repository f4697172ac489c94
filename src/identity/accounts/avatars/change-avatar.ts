import type { FastifyRequest } from 'fastify';
import type { ReaderCall } from '../../call.ts';
import type { Profile } from '../../contract/profile.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { refuse } from '../../refuse.ts';
import { readProfile } from '../profile/to-profile.ts';
import { readAvatar } from './read-avatar.ts';

/** Takes a JPEG as the picture of the reader (API-19, I09). What is wrong with one that is refused leaves the former in place. */
export async function putAvatar(deps: IdentityDeps, call: ReaderCall, request: FastifyRequest): Promise<Profile> {
	const { account } = call.reader;
	const kept = await deps.avatars.keep(account, await readAvatar(request));
	if (kept.kind === 'unfit') return refuse(kept.code === 'IMAGE_TOO_MANY_PIXELS' ? 'image-too-large' : 'image-type');
	// An account that was deleted meanwhile must leave nothing behind.
	if (!(await setPicture(deps, account, kept.path))) await deps.avatars.remove(account);
	return readProfile(deps.tables, call);
}

/** Takes the picture away, also one that came from a provider (API-20, P11). The file goes first: nothing may be left that nobody knows of. */
export async function deleteAvatar(deps: IdentityDeps, call: ReaderCall): Promise<Profile> {
	await deps.avatars.remove(call.reader.account);
	await setPicture(deps, call.reader.account, null);
	return readProfile(deps.tables, call);
}

async function setPicture({ tables, clock }: IdentityDeps, account: string, picture: string | null): Promise<boolean> {
	const { numUpdatedRows } = await tables
		.updateTable('identity.account')
		.set({ picture, modified_at: clock() })
		.where('id', '=', account)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}
