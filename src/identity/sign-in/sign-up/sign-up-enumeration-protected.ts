// The sign-up of brands that reveal to nobody which addresses have an account.
import { randomUUID } from 'node:crypto';
import { isUniqueViolation } from '#platform/database';
import { findAccountByEmail } from '../../accounts/find-account.ts';
import { profileColumns } from '../../accounts/profile/profile-columns.ts';
import { toProfile } from '../../accounts/profile/to-profile.ts';
import { type Call, tenantOf } from '../../call.ts';
import type { EndpointOutput } from '../../contract/endpoints.ts';
import type { NewProfile } from '../../contract/profile.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { notifyAccountExists } from '../../mail/notify-account-exists.ts';
import type { Account } from '../../store/tables.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { CheckedSignUp } from './check-sign-up.ts';
import { type AccountDraft, createAccount } from './create-account.ts';

/**
 * Signs up under enumeration protection (A04). The answer is built from the input alone, so it is the same whether or not the address has an
 * account: it has no tokens, since a new reader verifies the address before the first sign-in, and its uuid is random. If there is an account,
 * its owner gets an email.
 */
export async function signUpEnumerationProtected(deps: IdentityDeps, call: Call, draft: AccountDraft): Promise<EndpointOutput<'signUp'>> {
	const { checked } = draft;
	const created = inTransaction(deps, (tx) => createAccount(tx, call, draft));
	await created.catch((error) => (isUniqueViolation(error) ? notifyOwner(deps, call, checked) : Promise.reject(error)));
	const { uuid, identities, ...profile } = toProfile(accountOf(deps, call, checked), [{ user_name: checked.email, ...unusedPassword }]);
	return { uuid, identities, profile };
}

async function notifyOwner(deps: IdentityDeps, call: Call, { email }: CheckedSignUp): Promise<void> {
	await inTransaction(deps, async (tx) => {
		const account = await findAccountByEmail(tx.tables, call, email);
		if (account) await notifyAccountExists(tx, call, account);
	});
}

const unusedPassword = { type: 'Password', last_login_at: null } as const;
const emptyColumns = {
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

/** The account that this sign-up would create, as a query would return it. */
function accountOf({ clock }: IdentityDeps, call: Call, { email, emailTyped, profile }: CheckedSignUp): Account {
	const now = clock();
	return {
		...emptyColumns,
		...profileColumns(profile),
		id: randomUUID(),
		tenant: tenantOf(call),
		brand: call.brand.id,
		email,
		email_typed: emailTyped,
		email_verified: false,
		contacts: profile.contacts ?? [],
		addresses: (profile.addresses ?? []).map(withoutUndefined),
		attributes: profile.attributes ?? [],
		status: 'Active',
		created_at: now,
		modified_at: now,
	};
}

const withoutUndefined = (address: NonNullable<NewProfile['addresses']>[number]): Record<string, string | null> =>
	Object.fromEntries(Object.entries(address).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
