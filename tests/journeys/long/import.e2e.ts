import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandList, brands } from '#brands';
import { importDocuments } from '../../../src/content/import/import-documents.ts';
import type { ImportOptions } from '../../../src/content/import/import-options.ts';
import { story } from '../../support/content.ts';
import { describeOnPostgres, ownPostgres } from '../../support/databases/database.ts';
import { eventually } from '../../support/eventually.ts';
import { byForm } from '../../support/form.ts';
import { importInto } from '../../support/programs/commands.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';
import { embeddedPlace, type ProgramPlace } from '../../support/programs/program-place.ts';
import { sharedData } from '../../support/shared-data.ts';

const work = v.object({
	website_url: v.string(),
	headlines: v.optional(v.object({ basic: v.optional(v.string(), '') }), { basic: '' }),
});

const source = (name: string, query: object) => `/pf/api/v3/content/fetch/${name}?query=${encodeURIComponent(JSON.stringify(query))}`;

/** Stories in the file that is imported beside a program. */
const count = byForm(50, 200);

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'kiosco-import-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.runIf(sharedData !== undefined)('the collected examples', () => {
	let program: Program;
	let place: ProgramPlace;
	/** What the import says of the sets. */
	let output = '';
	beforeAll(async () => {
		place = await embeddedPlace();
	});
	const sets = ['ans', 'ans-older', 'api'].map((set) => join(sharedData ?? '', set));
	afterAll(() => program?.stop());

	it('are imported with a count, and files that are not documents are listed with the reason', async () => {
		const imported = await importInto(place, sets);
		expect(imported.code).toBe(0);
		output = imported.output;
		expect(output).toMatch(/\b\d{2,} stored, \d+ stored as drafts, \d+ already known or older, 0 refused, \d+ not documents, 0 unreadable/);
		expect(output).toMatch(/elements\/bq-fixture-good\.json #1: is a part of a document/);
	});

	it('come with a report only into a folder that is there', async () => {
		const report = join(folder, 'nowhere/list.csv');
		expect(await importInto(place, ['--report', report, ...sets])).toEqual({
			code: 1,
			output: `the report cannot be written to ${report}: there is no folder ${join(folder, 'nowhere')}\n`,
		});
	});

	it('are refused or repaired when they are invalid, and listed with the place of the fault', async () => {
		const { code, output: invalid } = await importInto(await embeddedPlace(), [join(sharedData ?? '', 'invalid')]);
		expect(code).toBe(1);
		expect(invalid).toMatch(/\d+ stored, \d+ stored as drafts, 0 already known or older, \d+ refused/);
		expect(invalid).toMatch(/story-fixture-bad-embargo\.json #1.*: refused, INVALID_DOCUMENT\n {4}\$\.content_restrictions\.embargo/);
		expect(invalid).toMatch(/Repaired; .*\n {4}`/);
	});

	it('are found by their ids and open as pages with their headline, except drafts and one that was to be unpublished at its time', async () => {
		program = await startProgram({ dataDir: place.DATA_DIR, environment: { DEMO_CONTENT: 'off' } });
		const works = await worksIn(sets);
		expect(works.size).toBeGreaterThan(15);
		expect(new Set(works.values())).toEqual(new Set(['story', 'video', 'gallery']));
		const notShown: string[] = [];
		for (const [id, type] of works) {
			const shown = await shownAs(id);
			const isDraft = output.split('\n').some((line) => line.includes(`${type} ${id}`) && line.includes(': is a draft: '));
			if (shown !== '200' && !isDraft) notShown.push(`${type} ${id}: ${shown}`);
		}
		expect(notShown).toEqual(['story f8f706f0-0acc-11e5-9e39-0db921c47b93: no such document, 404']);
	});

	/** The status of a document's page, or what is wrong with it. */
	async function shownAs(id: string): Promise<string> {
		const document = await program.get('tn', source('content-api', { _id: id }));
		if (document.status !== 200) return `no such document, ${document.status}`;
		const { website_url: path, headlines } = v.parse(work, JSON.parse(document.body));
		const { status, body } = await program.get('tn', path);
		return status !== 200 || plain(body).includes(plain(headlines.basic)) ? String(status) : `${path} lacks its headline`;
	}

	it('open as pages when they are collections', async () => {
		const { status, body } = await program.get('tn', '/colecciones/man-dog-bite-collection/');
		expect({ status, body }).toMatchObject({ status: 200, body: expect.stringContaining('The Man Bites Dog collection') });
	});
});

describe('an import beside a program with the embedded database', () => {
	testBeside(async () => ({ environment: {}, drop: async () => {} }));
});

describeOnPostgres('an import beside a program on the same database', () => {
	testBeside(async () => {
		const { databaseUrl, drop } = await ownPostgres();
		return { environment: { DATABASE_URL: databaseUrl }, drop };
	});
});

type ImportPlace = { readonly environment: Readonly<Record<string, string>>; readonly drop: () => Promise<void> };

function testBeside(makePlace: () => Promise<ImportPlace>): void {
	let place: ImportPlace;
	let program: Program;
	beforeAll(async () => {
		place = await makePlace();
		program = await startProgram({ isEmbedded: true, environment: { ...place.environment, DEMO_CONTENT: 'off' } });
	});
	afterAll(async () => {
		await program?.stop();
		await place?.drop();
	});

	it('L05 shows on pages within a second of its end, cached ones included', async () => {
		expect((await program.get('tn', '/importada-7/')).status).toBe(404);
		await program.get('tn', '/');
		const lines = Array.from({ length: count }, (_none, index) =>
			JSON.stringify(
				story(`I${index}`, { website: 'tn', website_url: `/importada-${index}/`, headlines: { basic: `Importada ${index}.` } }),
			),
		);
		const file = join(folder, 'lines.ndjson');
		await writeFile(file, [...lines, '{"type":"story"'].join('\n'));
		const { code, output } = await importInto({ ...place.environment, DATA_DIR: program.dataDir }, [file]);
		expect({ code, output }).toEqual({
			code: 1,
			output: expect.stringContaining(`${count} stored, 0 stored as drafts, 0 already known or older, 1 refused`),
		});
		const bodies = async () => [(await program.get('tn', '/importada-7/')).body, (await program.get('tn', '/')).body];
		await eventually(bodies, ([page, home]) => page?.includes('Importada 7.') === true && home?.includes('Importada') === true, 1_000);
	});
}

/** The types of the stories, videos and galleries in folders, by the ids that an import gives them. */
async function worksIn(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
	const works = new Map<string, string>();
	const add: ReturnType<NonNullable<ImportOptions['content']>['putSeries']>['add'] = async (texts) => {
		for (const text of texts) {
			const { _id: id, type } = v.parse(v.object({ _id: v.string(), type: v.optional(v.string(), '') }), JSON.parse(String(text)));
			if (['story', 'video', 'gallery'].includes(type)) works.set(id, type);
		}
		return [];
	};
	const options = {
		content: { putSeries: () => ({ add, finish: async () => [] }), checkAll: async () => [] },
		brand: brands.tn,
		brands: brandList,
		section: '/noticias',
		paths,
		stopped: () => false,
	};
	for await (const { kind } of importDocuments(options)) expect(kind).not.toBe('refused');
	return works;
}

/** The words of a text, without markup, entities and punctuation. */
const plain = (html: string): string =>
	html
		.replaceAll(/<[^>]*>/g, '')
		.replaceAll(/&#x?[0-9a-f]+;|&\w+;|[\s\u2009"'“”‘’<>&]+/gi, ' ')
		.replaceAll(/\s+/g, ' ')
		.trim();
