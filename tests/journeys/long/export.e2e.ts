import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnPostgres, ownPostgres } from '../../support/databases/database.ts';
import { demoBrands } from '../../support/demo.ts';
import { exportInto, importInto } from '../../support/programs/commands.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';
import { embeddedPlace, newFolder, type ProgramPlace } from '../../support/programs/program-place.ts';

let folder: string;
let program: Program;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'kiosco-export-'));
	program = await startProgram({ isEmbedded: true });
});
afterAll(async () => {
	await program?.stop();
	await rm(folder, { recursive: true, force: true });
});

/** The documents of an export as texts, sorted. */
async function documentsIn(exported: string): Promise<readonly string[]> {
	const files = await readdir(join(exported, 'documents'));
	const texts = await Promise.all(files.map((name) => readFile(join(exported, 'documents', name), 'utf8')));
	return texts.flatMap((text) => text.trimEnd().split('\n')).sort();
}

describe('what is exported while the program runs, imported into an empty installation with the embedded database and exported again', () => {
	testRoundTrip(embeddedPlace);
});

describeOnPostgres('what is exported while the program runs, imported into an empty installation on PostgreSQL and exported again', () => {
	testRoundTrip(async () => ({ DATA_DIR: await newFolder(), DATABASE_URL: (await ownPostgres()).databaseUrl }));
});

it('says so when the folder cannot be made', async () => {
	const environment = { DATA_DIR: program.dataDir };
	expect(await exportInto(environment, 'tn', folder)).toEqual({ code: 1, output: `${folder} is there already: name a new folder\n` });
	const missing = join(folder, 'missing');
	expect(await exportInto(environment, 'tn', join(missing, 'new'))).toEqual({ code: 1, output: `there is no folder ${missing}\n` });
});

function testRoundTrip(makePlace: () => Promise<ProgramPlace>): void {
	it.each(demoBrands)('is the same content of $id', async ({ id }) => {
		const place = await makePlace();
		const [first, second] = [await newPath(), await newPath()];
		expect(await exportInto({ DATA_DIR: program.dataDir }, id, first)).toMatchObject({ code: 0 });
		expect((await importInto(place, ['--dry-run', first], id)).output).toContain(', 0 not documents');
		const imported = await importInto(place, [first], id);
		expect(imported).toMatchObject({ code: 0, output: expect.stringContaining(' 0 refused') });
		expect(await exportInto(place, id, second)).toMatchObject({ code: 0 });
		const documents = await documentsIn(first);
		expect(documents.length).toBeGreaterThan(100);
		expect(await documentsIn(second)).toEqual(documents);
	});
}

const newPath = async (): Promise<string> => join(await mkdtemp(join(folder, 'one-')), 'export');
