import { createHmac, type KeyObject, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Brand } from '#brands';
import { canonicalEmail } from '../../contract/email-address.ts';
import type { AccountRow, LoginRow } from '../../store/tables.ts';
import { issuers } from '../issuers.ts';
import { profileColumns } from '../profile/profile-columns.ts';
import type { ImportedAccount, ImportedLogin } from './import-line-schema.ts';

/** The rows of an imported account. */
export type AccountRows = {
	readonly account: Insertable<AccountRow>;
	readonly logins: readonly Insertable<LoginRow>[];
	/** The line has neither an id nor a legacy id, so only the email address identifies the reader. */
	readonly isKnownByEmail: boolean;
};

type ImportContext = { readonly brand: Brand; readonly now: Date; readonly idKey: KeyObject };

/** Converts an imported account to rows. */
export function toAccountRows(reader: ImportedAccount, { brand, now, idKey }: ImportContext): AccountRows {
	const { profile } = reader;
	const email = canonicalEmail(profile.email ?? '') ?? null;
	const legacyId = profile.legacyId?.trim() || null;
	const { tenant } = brand.accounts;
	const account = {
		contacts: '[]',
		addresses: '[]',
		attributes: '[]',
		...profileColumns({ ...profile, email: undefined }),
		id: reader.uuid ?? derivedId(`${tenant}\n${legacyId ?? email ?? randomUUID()}`, idKey),
		legacy_id: legacyId,
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
	const owner = { tenant, account: account.id, email: email ?? '', now };
	return {
		account,
		isKnownByEmail: reader.uuid === undefined && legacyId === null,
		logins: reader.identities.flatMap((login) => loginRows(login, owner)),
	};
}

type LoginOwner = { readonly tenant: string; readonly account: string; readonly email: string; readonly now: Date };

/** The row of a login. The subject of a password is the email address; a password without a hash gets no row, so its reader must reset it. */
function loginRows(login: ImportedLogin, { tenant, account, email, now }: LoginOwner): readonly Insertable<LoginRow>[] {
	const last_login_at = login.lastLoginDate == null ? null : new Date(login.lastLoginDate);
	const row = { id: randomUUID(), tenant, account, type: login.type, last_login_at, created_at: now, password_set_at: null };
	if (login.type !== 'Password') {
		const issuer = login.type === 'OIDC' ? login.issuer : issuers[login.type];
		return [{ ...row, issuer, subject: login.subject, user_name: login.userName ?? email, password: null }];
	}
	return login.password ? [{ ...row, issuer: issuers.Password, subject: email, user_name: email, password: login.password }] : [];
}

/** Derives an id (UUID version 8, RFC 9562) that is the same in every run, so that a reader is recognised again, even after a deletion. */
function derivedId(from: string, key: KeyObject): string {
	const bytes = createHmac('sha256', key).update(from).digest().subarray(0, 16);
	bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
	bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
	return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
