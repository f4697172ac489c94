import { createHash, randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Migration, openDatabase } from '#platform/database';
import manifest from '../../../package.json' with { type: 'json' };
import { silentLog } from '../silent-log.ts';
import { isOfProduct } from './product-migrations.ts';
import { command } from './server.ts';

/** The location of a test database: a URL of PostgreSQL, or a directory of PGlite. */
export type TestPlace = { readonly databaseUrl?: string; readonly dataDir: string };

/** A kind of database. `make` creates one, which is removed at the end of the run. */
export type Kind = { readonly name: string; readonly make: (migrations: readonly Migration[]) => Promise<TestPlace> };

export const pglite: Kind = {
	name: 'pglite',
	make: async (migrations) => {
		const dataDir = await mkdtemp(join(tmpdir(), 'pglite-'));
		await cp(await migratedPglite(migrations), join(dataDir, 'database'), { recursive: true });
		return { dataDir };
	},
};

export const postgresAt = (url: string): Kind => ({
	name: url,
	make: async (migrations) => {
		const databaseUrl = await newDatabase(url);
		if (isOfProduct(migrations)) await waitForNoDisk(databaseUrl);
		return { databaseUrl, dataDir: tmpdir() };
	},
});

/** Lets commits return before they are on the disk: most tests make many small writes, and none of them stops the database server. */
const waitForNoDisk = (url: string): Promise<void> =>
	command(url, `alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`);

/** The name of a new database, and the database that it copies, which nobody may use meanwhile; default: a random name, and empty. */
type NewDatabase = { readonly name?: string; readonly template?: string };

/** Creates a database on a server, which the run removes at its end. Resolves to its URL. */
export async function newDatabase(url: string, { name = randomName(), template = 'template1' }: NewDatabase = {}): Promise<string> {
	await command(url, `create database ${name} template ${template}`);
	return Object.assign(new URL(url), { pathname: name }).href;
}

const randomName = (): string => `kiosco_test_${process.env.TEST_RUN}_${randomBytes(4).toString('hex')}`;

/** The directory of a migrated database, to copy: creating and migrating one takes seconds, a copy 0.2 s. It is made once a checkout. */
export async function migratedPglite(migrations: readonly Migration[]): Promise<string> {
	const version = manifest.dependencies['@electric-sql/pglite'];
	const template = new URL(`../../../.cache/pglite-${version}-${digestOf(migrations)}`, import.meta.url).pathname;
	if (await exists(template)) return template;
	const made = `${template}-${process.pid}`;
	await mkdir(made, { recursive: true });
	const database = await openDatabase({ dataDir: made, log: silentLog() });
	await database.migrate(migrations);
	await database.close();
	// Another process may have made the same one meanwhile.
	await rename(join(made, 'database'), template).catch(() => {});
	await rm(made, { recursive: true, force: true });
	return template;
}

const digestOf = (migrations: readonly Migration[]): string =>
	createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16);

async function exists(path: string): Promise<boolean> {
	return stat(path).then(
		() => true,
		() => false,
	);
}
