import type { FastifyRequest } from 'fastify';
import type { Profile } from '../../contract/profile.ts';
import type { IdentityParts, ReaderCall } from '../../identity-parts.ts';
import { refuse } from '../../refuse.ts';
import { readProfile } from '../profile-of.ts';
import { readAvatar } from './read-avatar.ts';

/** Where pictures of readers are kept; one an account. */
export type Avatars = {
	/** Makes a square without metadata of the image and keeps it instead of the one before; gives its path on every brand's site. */
	keep(account: string, image: Uint8Array): Promise<{ readonly kind: 'kept'; readonly path: string } | Unfit>;
	/** Removes the picture, if there is one. */
	remove(account: string): Promise<void>;
};

type Unfit = { readonly kind: 'unfit'; readonly code: 'UNSUPPORTED_IMAGE_TYPE' | 'CORRUPT_IMAGE' | 'IMAGE_TOO_MANY_PIXELS' };

/** Takes a JPEG as the picture of the reader (API-19, I09). What is wrong with one that is refused leaves the former in place. */
export async function putAvatar(parts: IdentityParts, call: ReaderCall, request: FastifyRequest): Promise<Profile> {
	const { account } = call.reader;
	const kept = await parts.avatars.keep(account, await readAvatar(request));
	if (kept.kind === 'unfit') return refuse(kept.code === 'IMAGE_TOO_MANY_PIXELS' ? 'image-too-large' : 'image-type');
	// An account that was deleted meanwhile must leave nothing behind.
	if (!(await setPicture(parts, account, kept.path))) await parts.avatars.remove(account);
	return readProfile(parts.tables, call);
}

/** Takes the picture away, also one that came from a provider (API-20, P11). The file goes first: nothing may be left that nobody knows of. */
export async function deleteAvatar(parts: IdentityParts, call: ReaderCall): Promise<Profile> {
	await parts.avatars.remove(call.reader.account);
	await setPicture(parts, call.reader.account, null);
	return readProfile(parts.tables, call);
}

async function setPicture({ tables, clock }: IdentityParts, account: string, picture: string | null): Promise<boolean> {
	const { numUpdatedRows } = await tables
		.updateTable('identity.account')
		.set({ picture, modified_at: clock() })
		.where('id', '=', account)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}
