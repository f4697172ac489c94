import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { story } from '../../support/content.ts';
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
	for (const { id } of demoBrands) await addWhatTheDemoLacks(id);
});
afterAll(async () => {
	await program?.stop();
	await rm(folder, { recursive: true, force: true });
});

/** A draft, a published story with a later draft, a redirect, a story that has moved, and a picture that readers have seen. */
async function addWhatTheDemoLacks(brand: string): Promise<void> {
	const at = (path: string, revision: string, more: object = {}) => ({
		websites: { [brand]: { website_url: path } },
		...{ website: brand, revision: { revision_id: revision, published: true }, ...more },
	});
	const draft = { revision: { revision_id: '2', published: false } };
	const redirect = { _id: 'X-redirect', type: 'redirect', version: '0.10.12', canonical_url: '/vieja/', redirect_url: '/nueva/' };
	const batches: readonly (readonly object[])[] = [
		[story('X-draft', at('/borrador/', '1', draft)), story('X-both', at('/las-dos/', '1')), story('X-moved', at('/antes/', '1')), redirect],
		[story('X-both', at('/las-dos/', '2', { ...draft, headlines: { basic: 'Otra.' } })), story('X-moved', at('/despues/', '2'))],
	];
	for (const [index, batch] of batches.entries()) {
		const file = join(folder, `${brand}-${index}.ndjson`);
		await writeFile(file, batch.map((document) => JSON.stringify(document)).join('\n'));
		expect(await importInto({ DATA_DIR: program.dataDir }, [file], brand)).toMatchObject({ code: 0 });
	}
	const [, picture = ''] = /src="(\/resizer\/v2\/[^"]+)"/.exec((await program.get(brand, '/')).body) ?? [];
	const address = picture.replaceAll('&amp;', '&');
	expect([address, (await program.get(brand, address)).status]).toEqual([expect.stringContaining('/resizer/'), 200]);
}

/** The pictures, films and sounds of an export, by their paths. */
const filesIn = async (exported: string): Promise<readonly string[]> =>
	(await readdir(join(exported, 'media'), { recursive: true }).catch(() => [])).toSorted();

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
	expect(await exportInto(environment, 'tn', folder)).toEqual({
		code: 1,
		output: expect.stringContaining(`\n${folder} is there already: name a new folder\n`),
	});
	const missing = join(folder, 'missing');
	expect(await exportInto(environment, 'tn', join(missing, 'new'))).toEqual({
		code: 1,
		output: expect.stringContaining(`\nthere is no folder ${missing}\n`),
	});
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
		const have = (text: string) => documents.filter((document) => document.includes(text)).length;
		expect([have('"X-draft"'), have('"X-both"'), have('"/vieja/"'), have('"/antes/"')]).toEqual([1, 2, 1, 1]);
		expect(await filesIn(first)).not.toEqual([]);
		expect(await filesIn(second)).toEqual(await filesIn(first));
	});
}

const newPath = async (): Promise<string> => join(await mkdtemp(join(folder, 'one-')), 'export');
