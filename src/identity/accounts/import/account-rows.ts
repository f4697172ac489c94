import { createHmac, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Brand } from '#brands';
import { canonicalEmail } from '../../contract/email.ts';
import type { AccountRow, LoginRow } from '../../store/tables.ts';
import { issuers } from '../issuers.ts';
import { profileColumns } from '../profile-columns.ts';
import type { ImportedAccount, ImportedLogin } from './imported-account.ts';

export type AccountRows = {
	readonly account: Insertable<AccountRow>;
	readonly logins: readonly Insertable<LoginRow>[];
	/** Nothing but the e-mail says who the reader is. */
	readonly isKnownByEmail: boolean;
};

type ImportContext = { readonly brand: Brand; readonly now: Date; readonly idKey: Buffer };

/** What is kept of a reader who moves in. */
export function toAccountRows(reader: ImportedAccount, { brand, now, idKey }: ImportContext): AccountRows {
	const { profile } = reader;
	const email = canonicalEmail(profile.email ?? '') ?? null;
	const { tenant } = brand.accounts;
	const account = {
		contacts: '[]',
		addresses: '[]',
		attributes: '[]',
		...profileColumns({ ...profile, email: undefined }),
		id: reader.uuid ?? derivedId(`${tenant}\n${profile.legacyId ?? email ?? randomUUID()}`, idKey),
		legacy_id: profile.legacyId?.trim() || null,
		tenant,
		brand: brand.id,
		email,
		email_typed: profile.email?.trim() ?? null,
		email_verified: email !== null && profile.emailVerified === true,
		picture: profile.picture ?? null,
		deletion_rule: profile.deletionRule ?? null,
		status: profile.status ?? 'Active',
		created_at: new Date(profile.createdOn ?? now),
		modified_at: new Date(profile.modifiedOn ?? profile.createdOn ?? now),
	};
	const about = { tenant, account: account.id, email: email ?? '', now };
	const isKnownByEmail = reader.uuid === undefined && account.legacy_id === null;
	return { account, isKnownByEmail, logins: reader.identities.flatMap((login) => loginRows(login, about)) };
}

type LoginOwner = { readonly tenant: string; readonly account: string; readonly email: string; readonly now: Date };

/** A password is known by the e-mail; without a hash there is nothing to sign in with until the reader chooses one. */
function loginRows(login: ImportedLogin, { tenant, account, email, now }: LoginOwner): readonly Insertable<LoginRow>[] {
	const last_login_at = typeof login.lastLoginDate === 'number' ? new Date(login.lastLoginDate) : null;
	const row = { id: randomUUID(), tenant, account, type: login.type, last_login_at, created_at: now, password_set_at: null };
	if (login.type !== 'Password') {
		const issuer = login.type === 'OIDC' ? login.issuer : issuers[login.type];
		return [{ ...row, issuer, subject: login.subject, user_name: login.userName ?? email, password: null }];
	}
	return login.password ? [{ ...row, issuer: issuers.Password, subject: email, user_name: email, password: login.password }] : [];
}

/** The same id each time that the same reader is read (UUID version 8, RFC 9562), so that she is known again, also after she was deleted. */
function derivedId(from: string, key: Buffer): string {
	const bytes = createHmac('sha256', key).update(from).digest().subarray(0, 16);
	bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
	bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
	return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
