import type { AccountRows } from './account-rows.ts';
import type { LineProblem } from './parse-import-line.ts';

export type ExistingAccount = {
	readonly id: string;
	readonly tenant: string;
	readonly legacyId: string | null;
	readonly email: string | null;
};
export type LoginKey = { readonly issuer: string; readonly subject: string };

/** What a reader is when she comes: `new`, here already, or with something that is another's. */
export type ImportVerdict = 'new' | 'known' | readonly LineProblem[];

/** The ids, e-mails and logins that accounts have: those of the store, and of the readers that came before in the file. */
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

	addAccount(owner: ExistingAccount): void {
		this.#byId.set(owner.id, owner);
		if (owner.tenant !== this.#tenant) return;
		if (owner.legacyId !== null) this.#byLegacyId.set(owner.legacyId, owner);
		if (owner.email !== null) this.#byEmail.set(owner.email, owner);
	}

	addLogin({ issuer, subject }: LoginKey): void {
		this.#logins.add(`${issuer}\n${subject}`);
	}

	addErased(id: string): void {
		this.#erased.add(id);
	}

	/** A reader who is new is taken from now on. */
	check(rows: AccountRows): ImportVerdict {
		const judged = this.#compare(rows);
		if (judged !== 'new') return judged;
		const { id, tenant, legacy_id: legacyId = null, email = null } = rows.account;
		this.addAccount({ id, tenant, legacyId, email });
		for (const login of rows.logins) this.addLogin(login);
		return 'new';
	}

	#compare({ account, logins, isKnownByEmail }: AccountRows): ImportVerdict {
		const same = this.#byId.get(account.id);
		if (same) return same.tenant === this.#tenant ? 'known' : [{ path: '$.uuid', message: 'is a reader of another tenant' }];
		if (this.#erased.has(account.id)) return [{ path: '$', message: 'was deleted here' }];
		const namesake = this.#byLegacyId.get(account.legacy_id ?? '');
		if (namesake)
			return namesake.email === (account.email ?? null) ? 'known' : [{ path: '$.profile.legacyId', message: 'has another account' }];
		if (this.#byEmail.has(account.email ?? ''))
			return isKnownByEmail ? 'known' : [{ path: '$.profile.email', message: 'has another account' }];
		const index = logins.findIndex(({ issuer, subject }) => this.#logins.has(`${issuer}\n${subject}`));
		return index < 0 ? 'new' : [{ path: '$.identities', message: `${logins[index]?.type} signs in to another account` }];
	}
}
