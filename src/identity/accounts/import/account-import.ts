import type { Brand } from '#brands';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import { derivedKey } from '#platform/sealing';
import type { Secret } from '#platform/secret';
import { dayIn } from '../../contract/birth-date.ts';
import { isUniqueViolation } from '../../store/is-unique-violation.ts';
import { tablesOf } from '../../store/tables.ts';
import { inTransaction } from '../../store/transaction.ts';
import { type AccountRows, toAccountRows } from './account-rows.ts';
import type { ImportVerdict } from './existing-accounts.ts';
import { findExistingAccounts, type ImportScope } from './find-existing-accounts.ts';
import { type LineProblem, parseImportLine } from './parse-import-line.ts';

/** What became of a line; `known` readers were here already and stay as they are. */
type AccountImportResult =
	| { readonly kind: 'stored' | 'known'; readonly id: string }
	| { readonly kind: 'refused'; readonly problems: readonly LineProblem[] };

export type AccountImport = {
	/** Takes lines of readers, each a `MovedReader` as JSON; all that can be existing or, should the database fail, none. */
	importLines(brand: Brand, lines: readonly string[]): Promise<readonly AccountImportResult[]>;
};

export type AccountImportOptions = { readonly database: Database; readonly clock: Clock; readonly secret: Secret };

/** Brings the readers of another system. Their passwords are kept as that system hashed them until they sign in. */
export function createAccountImport({ database, clock, secret }: AccountImportOptions): AccountImport {
	const tables = tablesOf(database);
	const derived = { erasure: derivedKey(secret, 'deleted accounts') };
	const idKey = derivedKey(secret, 'ids of readers who moved in');
	return {
		importLines: async (brand, lines) => {
			const now = clock();
			const read = lines.map((line) => parseImportLine(line, dayIn(brand.timeZone, now)));
			const found = read.map((one) => (isRefused(one) ? one : toAccountRows(one, { brand, now, idKey })));
			const readers = found.flatMap((one) => (isRefused(one) ? [] : [one]));
			const verdicts = await storeNew({ tables, tenant: brand.accounts.tenant, derived }, readers);
			return found.map((one) => (isRefused(one) ? { kind: 'refused', problems: one } : resultOf(one, verdicts.get(one) ?? [])));
		},
	};
}

type Verdicts = ReadonlyMap<AccountRows, ImportVerdict>;

const maxTries = 3;

/** Stores those who are new. Whoever signs up meanwhile is found on the next attempt. */
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
	// In one order everywhere, so that two imports wait for each other and never both.
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
