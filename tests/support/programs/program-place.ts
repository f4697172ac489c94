import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migratedPglite, newDatabase } from '../databases/kinds.ts';
import { productMigrations } from '../databases/product-migrations.ts';

/** The database that programs on PostgreSQL start on a copy of. */
export const databaseTemplate = (): string => `kiosco_test_${process.env.TEST_RUN}_template`;

/** Where a program keeps its data, as settings of it and of commands beside it. */
export type ProgramPlace = { readonly DATA_DIR: string; readonly DATABASE_URL?: string };

/** Makes a place for a program with the embedded database. The database is migrated, as creating one takes 2.5 s of CPU time. */
export async function embeddedPlace(): Promise<ProgramPlace> {
	const DATA_DIR = await newFolder();
	await cp(await migratedPglite(productMigrations), join(DATA_DIR, 'database'), { recursive: true });
	return { DATA_DIR };
}

/** Makes a place for a program on a server, to start on which takes half the CPU time of the embedded database. */
export async function serverPlace(url: string): Promise<ProgramPlace> {
	return { DATA_DIR: await newFolder(), DATABASE_URL: await newDatabase(url, { template: databaseTemplate() }) };
}

/** An empty folder for a program, which is removed with the temporary folder of the run at the latest. */
export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'kiosco-program-'));
