import type { Brand } from '#brands';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import { derivedKey } from '#platform/sealing';
import type { Secret } from '#platform/secret';
import { dayIn } from '../../contract/birth-date.ts';
import { isDuplicate } from '../../store/is-duplicate.ts';
import { type Tables, tablesOf } from '../../store/tables.ts';
import { findTaken, type Moving } from './find-taken.ts';
import { type Problem, readReader } from './read-reader.ts';
import { type Rows, rowsOf } from './rows-of.ts';
import type { Judgement } from './taken.ts';

/** What became of a line; `known` readers were here already and stay as they are. */
type MoveInResult =
	| { readonly kind: 'stored' | 'known'; readonly id: string }
	| { readonly kind: 'refused'; readonly problems: readonly Problem[] };

export type MoveIn = {
	/** Takes lines of readers, each a `MovedReader` as JSON; all that can be taken or, should the database fail, none. */
	takeAll(brand: Brand, lines: readonly string[]): Promise<readonly MoveInResult[]>;
};

export type MoveInOptions = { readonly database: Database; readonly clock: Clock; readonly secret: Secret };

/** Brings the readers of another system. Their passwords are kept as that system hashed them until they sign in. */
export function createMoveIn({ database, clock, secret }: MoveInOptions): MoveIn {
	const tables = tablesOf(database);
	const derived = { erasure: derivedKey(secret, 'deleted accounts') };
	const idKey = derivedKey(secret, 'ids of readers who moved in');
	return {
		takeAll: async (brand, lines) => {
			const now = clock();
			const read = lines.map((line) => readReader(line, dayIn(brand.timeZone, now)));
			const found = read.map((one) => (isRefused(one) ? one : rowsOf(one, { brand, now, idKey })));
			const readers = found.flatMap((one) => (isRefused(one) ? [] : [one]));
			const judged = await storeNew({ tenant: brand.accounts.tenant, derived }, tables, readers);
			return found.map((one) => (isRefused(one) ? { kind: 'refused', problems: one } : resultOf(one, judged.get(one) ?? [])));
		},
	};
}

type Judged = ReadonlyMap<Rows, Judgement>;

const attempts = 3;

/** Stores those who are new. Whoever signs up meanwhile is found on the next attempt. */
async function storeNew(moving: Moving, tables: Tables, readers: readonly Rows[]): Promise<Judged> {
	for (let attempt = 1; ; attempt += 1) {
		try {
			return await tables.transaction().execute((transaction) => store(moving, transaction, readers));
		} catch (error) {
			if (!isDuplicate(error) || attempt === attempts) throw error;
		}
	}
}

async function store(moving: Moving, tables: Tables, readers: readonly Rows[]): Promise<Judged> {
	const taken = await findTaken(moving, tables, readers);
	const judged = new Map(readers.map((rows) => [rows, taken.judge(rows)]));
	// In one order everywhere, so that two imports wait for each other and never both.
	const fresh = readers.filter((rows) => judged.get(rows) === 'new').toSorted((one, other) => (one.account.id < other.account.id ? -1 : 1));
	const logins = fresh.flatMap((rows) => rows.logins);
	if (fresh.length > 0) {
		await tables
			.insertInto('identity.account')
			.values(fresh.map(({ account }) => account))
			.execute();
	}
	if (logins.length > 0) await tables.insertInto('identity.login').values(logins).execute();
	return judged;
}

function resultOf({ account }: Rows, judgement: Judgement): MoveInResult {
	if (isRefused(judgement)) return { kind: 'refused', problems: judgement };
	return { kind: judgement === 'new' ? 'stored' : 'known', id: account.id };
}

const isRefused = (result: unknown): result is readonly Problem[] => Array.isArray(result);
