import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it, onTestFinished } from 'vitest';
import { keepLines } from './kept-lines.ts';

async function newPath(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'kiosco-kept-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return join(folder, 'kept.ndjson');
}

const schema = v.object({ page: v.number() });

it('lines are kept for a later run, also after one that a killed run left half written', async () => {
	const path = await newPath();
	await (await keepLines(path, schema, 'a site')).add({ page: 1 });
	await appendFile(path, '{"page":2');
	await (await keepLines(path, schema, 'a site')).add({ page: 3 });
	expect((await keepLines(path, schema, 'a site')).lines).toEqual([{ page: 1 }, { page: 3 }]);
});

it('lines about something else are not taken', async () => {
	const path = await newPath();
	await (await keepLines(path, schema, 'a site')).add({ page: 1 });
	expect((await keepLines(path, schema, 'another')).lines).toEqual([]);
	expect((await keepLines(path, schema, 'a site')).lines).toEqual([]);
});
