// Imports lines of accounts into the database. `npm run import-accounts` reads the files and calls this.
import { type Brand, dateIn } from '#brands';
import type { Clock } from '#platform/clock';
import { derivedKey, derivedKeys } from '#platform/crypto';
import type { Database } from '#platform/database';
import { isUniqueViolation } from '#platform/database';
import type { Secret } from '#platform/secret';
import { tablesOf } from '../../store/tables.ts';
import { inTransaction } from '../../store/transaction.ts';
import { type AccountRows, toAccountRows } from './account-rows.ts';
import type { ImportVerdict } from './existing-accounts.ts';
import { findExistingAccounts, type ImportScope } from './find-existing-accounts.ts';
import { type LineProblem, parseImportLine } from './parse-import-line.ts';

/** The result for one line. A `known` reader already has an account, which the import does not change. */
type AccountImportResult =
	| { readonly kind: 'stored' | 'known'; readonly id: string }
	| { readonly kind: 'refused'; readonly problems: readonly LineProblem[] };

/** Imports the accounts of another system, batch by batch. */
export type AccountImport = {
	/**
	 * Imports a batch in one transaction. Each line is an `ImportedAccount` as JSON; a line that cannot be imported is refused and does not
	 * affect the others. The results have the order of the lines.
	 */
	importLines(brand: Brand, lines: readonly string[]): Promise<readonly AccountImportResult[]>;
};

export type AccountImportOptions = { readonly database: Database; readonly clock: Clock; readonly secret: Secret };

/** The import into a database. Passwords keep the hash of the other system until their readers sign in. */
export function createAccountImport({ database, clock, secret }: AccountImportOptions): AccountImport {
	const tables = tablesOf(database);
	const derived = { erasure: derivedKeys(secret, 'deleted accounts') };
	// The label never changes: readers without an id are recognised by the id derived with this key.
	const idKey = derivedKey(secret, 'ids of readers who moved in');
	return {
		importLines: async (brand, lines) => {
			const now = clock();
			const today = dateIn(brand.timeZone, now);
			const parsed = lines.map((line) => parseImportLine(line, today));
			const converted = parsed.map((one) => (isRefused(one) ? one : toAccountRows(one, { brand, now, idKey })));
			const readers = converted.flatMap((one) => (isRefused(one) ? [] : [one]));
			const verdicts = await storeNew({ tables, tenant: brand.accounts.tenant, derived }, readers);
			return converted.map((one) => (isRefused(one) ? { kind: 'refused', problems: one } : resultOf(one, verdicts.get(one) ?? [])));
		},
	};
}

type Verdicts = ReadonlyMap<AccountRows, ImportVerdict>;

const maxTries = 3;

/** Stores the new accounts. Tries again when a parallel sign-up took an id, an email address or a login; the next try finds it. */
async function storeNew(scope: ImportScope, readers: readonly AccountRows[]): Promise<Verdicts> {
	for (let attempt = 1; ; attempt += 1) {
		try {
			return await inTransaction(scope, (tx) => store(tx, readers));
		} catch (error) {
			if (!isUniqueViolation(error) || attempt === maxTries) throw error;
		}
	}
}

async function store(scope: ImportScope, readers: readonly AccountRows[]): Promise<Verdicts> {
	const existing = await findExistingAccounts(scope, readers);
	const verdicts = new Map(readers.map((rows) => [rows, existing.check(rows)]));
	// All imports insert in the order of ids, so that two of them cannot deadlock.
	const fresh = readers
		.filter((rows) => verdicts.get(rows) === 'new')
		.toSorted((one, other) => (one.account.id < other.account.id ? -1 : 1));
	const logins = fresh.flatMap((rows) => rows.logins);
	if (fresh.length > 0) {
		await scope.tables
			.insertInto('identity.account')
			.values(fresh.map(({ account }) => account))
			.execute();
	}
	if (logins.length > 0) await scope.tables.insertInto('identity.login').values(logins).execute();
	return verdicts;
}

function resultOf({ account }: AccountRows, verdict: ImportVerdict): AccountImportResult {
	if (isRefused(verdict)) return { kind: 'refused', problems: verdict };
	return { kind: verdict === 'new' ? 'stored' : 'known', id: account.id };
}

const isRefused = (result: unknown): result is readonly LineProblem[] => Array.isArray(result);
