import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { story } from '../../support/content.ts';
import { describeOnPostgres, ownPostgres } from '../../support/databases/database.ts';
import { exportInto, importInto } from '../../support/programs/commands.ts';
import { embeddedPlace, newFolder, type ProgramPlace } from '../../support/programs/program-place.ts';

const stories = 3_000;

let folder: string;
let file: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'kiosco-import-kill-'));
	file = join(folder, 'stories.ndjson');
	const lines = Array.from({ length: stories }, (_none, index) =>
		JSON.stringify(story(`K${index}`, { website: 'tn', website_url: `/archivo/${index}/`, headlines: { basic: `Archivo ${index}.` } })),
	);
	await writeFile(file, lines.join('\n'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Kills an import as soon as it has reported its progress this many times. */
async function killedImport(place: ProgramPlace, lines: number): Promise<void> {
	const { PATH } = process.env;
	const args = ['dist/server/import-main.js', '--brand', 'tn', file];
	const child = spawn(process.execPath, args, { env: { PATH, ...place }, stdio: ['ignore', 'pipe', 'ignore'] });
	const ended = once(child, 'exit');
	let seen = 0;
	for await (const line of createInterface(child.stdout)) {
		seen += /^\d+ read: /.test(line) ? 1 : 0;
		if (seen === lines) child.kill('SIGKILL');
	}
	expect(await ended).toEqual([null, 'SIGKILL']);
}

describe('an import into the embedded database that is killed in the middle', () => {
	testKilled(embeddedPlace);
});

describeOnPostgres('an import into PostgreSQL that is killed in the middle', () => {
	testKilled(async () => ({ DATA_DIR: await newFolder(), DATABASE_URL: (await ownPostgres()).databaseUrl }));
});

function testKilled(makePlace: () => Promise<ProgramPlace>): void {
	it('continues when it is run again: stored documents are known, the others are stored, and none is stored twice or in part', async () => {
		const place = await makePlace();
		await killedImport(place, 1);
		const { code, output } = await importInto(place, [file]);
		const summary = /^(\d+) stored, 0 stored as drafts, (\d+) already known or older, 0 refused/m.exec(output) ?? [];
		const [stored = 0, known = 0] = summary.slice(1).map(Number);
		expect([code, stored + known]).toEqual([0, stories]);
		expect(known).toBeGreaterThanOrEqual(1_000);
		expect(stored).toBeGreaterThan(0);
		const exported = join(folder, `export-${place.DATABASE_URL === undefined ? 'embedded' : 'postgres'}`);
		expect((await exportInto(place, 'tn', exported)).code).toBe(0);
		const works = (await readFile(join(exported, 'documents/07-works.ndjson'), 'utf8')).trimEnd().split('\n');
		expect([works.length, new Set(works).size]).toEqual([stories, stories]);
		expect((await importInto(place, ['--dry-run', file])).output).toContain(`0 stored, 0 stored as drafts, ${stories} already known`);
	});
}
