import { randomUUID } from 'node:crypto';
import { findAccountByEmail } from '../../accounts/find-account.ts';
import { profileColumns } from '../../accounts/profile/profile-columns.ts';
import { toProfile } from '../../accounts/profile/to-profile.ts';
import { type Call, tenantOf } from '../../call.ts';
import type { EndpointOutput } from '../../contract/endpoints.ts';
import type { NewProfile } from '../../contract/profile.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { notifyAccountExists } from '../../mail/notify-account-exists.ts';
import { isUniqueViolation } from '../../store/is-unique-violation.ts';
import type { Account } from '../../store/tables.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { CheckedSignUp } from './check-sign-up.ts';
import { type AccountDraft, createAccount } from './create-account.ts';

/**
 * Signs up where it is not told who has an account (A04). The answer is made of what was sent and of nothing else: it has no tokens, since
 * a new reader verifies her e-mail before her first sign-in, and a uuid that is nobody's. Whoever has an account gets a letter instead.
 */
export async function signUpProtected(deps: IdentityDeps, call: Call, making: AccountDraft): Promise<EndpointOutput<'signUp'>> {
	const made = inTransaction(deps, (tx) => createAccount(tx, call, making));
	await made.catch((error) => (isUniqueViolation(error) ? writeToOwner(deps, call, making.checked) : Promise.reject(error)));
	const { uuid, identities, ...profile } = toProfile(asSent(deps, call, making.checked), [
		{ user_name: making.checked.email, ...newPassword },
	]);
	return { uuid, identities, profile };
}

async function writeToOwner(deps: IdentityDeps, call: Call, { email }: CheckedSignUp): Promise<void> {
	await inTransaction(deps, async (tx) => {
		const account = await findAccountByEmail(tx.tables, call, email);
		if (account) await notifyAccountExists(tx, call, account);
	});
}

const newPassword = { type: 'Password', last_login_at: null } as const;
const unset = {
	first_name: null,
	last_name: null,
	second_last_name: null,
	display_name: null,
	gender: null,
	birth_year: null,
	birth_month: null,
	birth_day: null,
	unverified_email: null,
	picture: null,
	legacy_id: null,
	deletion_rule: null,
} as const;

/** The account as it would be read if it were made now. */
function asSent({ clock }: IdentityDeps, call: Call, { email, emailTyped, profile }: CheckedSignUp): Account {
	const now = clock();
	return {
		...unset,
		...profileColumns(profile),
		id: randomUUID(),
		tenant: tenantOf(call),
		brand: call.brand.id,
		email,
		email_typed: emailTyped,
		email_verified: false,
		contacts: profile.contacts ?? [],
		addresses: (profile.addresses ?? []).map(stated),
		attributes: profile.attributes ?? [],
		status: 'Active',
		created_at: now,
		modified_at: now,
	};
}

const stated = (address: NonNullable<NewProfile['addresses']>[number]): Record<string, string | null> =>
	Object.fromEntries(Object.entries(address).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
