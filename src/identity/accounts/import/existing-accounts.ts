// Decides whether an imported reader is new, already has an account, or conflicts with another account.
import type { AccountRows } from './account-rows.ts';
import type { LineProblem } from './parse-import-line.ts';

/** The values of an account that no other account of its tenant may have. */
export type ExistingAccount = {
	readonly id: string;
	readonly tenant: string;
	readonly legacyId: string | null;
	readonly email: string | null;
};
/** What identifies a login in its tenant. */
export type LoginKey = { readonly issuer: string; readonly subject: string };

/** Whether an imported reader is new, already has an account, or conflicts with another account. */
export type ImportVerdict = 'new' | 'known' | readonly LineProblem[];

/** The ids, email addresses and logins in use: those in the database, and those of earlier lines of the batch. */
export class ExistingAccounts {
	readonly #tenant: string;
	readonly #byId = new Map<string, ExistingAccount>();
	readonly #byLegacyId = new Map<string, ExistingAccount>();
	readonly #byEmail = new Map<string, ExistingAccount>();
	readonly #logins = new Set<string>();
	readonly #erased = new Set<string>();

	constructor(tenant: string) {
		this.#tenant = tenant;
	}

	addAccount(account: ExistingAccount): void {
		this.#byId.set(account.id, account);
		if (account.tenant !== this.#tenant) return;
		if (account.legacyId !== null) this.#byLegacyId.set(account.legacyId, account);
		if (account.email !== null) this.#byEmail.set(account.email, account);
	}

	addLogin({ issuer, subject }: LoginKey): void {
		this.#logins.add(`${issuer}\n${subject}`);
	}

	/** Adds the id of an account that was deleted here. */
	addErased(id: string): void {
		this.#erased.add(id);
	}

	/** Compares an imported account with the existing ones. A new one counts as existing for the lines after it. */
	check(rows: AccountRows): ImportVerdict {
		const verdict = this.#compare(rows);
		if (verdict !== 'new') return verdict;
		const { id, tenant, legacy_id: legacyId = null, email = null } = rows.account;
		this.addAccount({ id, tenant, legacyId, email });
		for (const login of rows.logins) this.addLogin(login);
		return 'new';
	}

	#compare({ account, logins, isKnownByEmail }: AccountRows): ImportVerdict {
		const sameId = this.#byId.get(account.id);
		if (sameId) return sameId.tenant === this.#tenant ? 'known' : [{ path: '$.uuid', message: 'is a reader of another tenant' }];
		if (this.#erased.has(account.id)) return [{ path: '$', message: 'was deleted here' }];
		const sameLegacyId = this.#byLegacyId.get(account.legacy_id ?? '');
		if (sameLegacyId)
			return sameLegacyId.email === (account.email ?? null) ? 'known' : [{ path: '$.profile.legacyId', message: 'has another account' }];
		if (this.#byEmail.has(account.email ?? ''))
			return isKnownByEmail ? 'known' : [{ path: '$.profile.email', message: 'has another account' }];
		const index = logins.findIndex(({ issuer, subject }) => this.#logins.has(`${issuer}\n${subject}`));
		return index < 0 ? 'new' : [{ path: '$.identities', message: `${logins[index]?.type} signs in to another account` }];
	}
}
