import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brands } from '#brands';
import { migrations } from '#identity';
import { Secret } from '#platform/secret';
import { testDatabase } from '../../../../tests/support/databases/database.ts';
import { type AccountImport, createAccountImport } from './account-import.ts';
import { readAccountImportArguments } from './account-import-arguments.ts';
import { type AccountImportEvent, importAccountFiles } from './import-account-files.ts';

const database = testDatabase(migrations);
let folder = '';
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'kiosco-readers-'));
});
afterEach(() => rm(folder, { recursive: true }));

const reader = (index: number, others: object = {}) => ({ profile: { email: `r${index}@mail.test`, legacyId: String(index), ...others } });

async function write(name: string, text: string): Promise<string> {
	await writeFile(join(folder, name), text);
	return join(folder, name);
}

async function run(paths: readonly string[], stopped = () => false): Promise<readonly AccountImportEvent[]> {
	const accountImport = createAccountImport({ database: database(), clock: () => new Date(), secret: new Secret('a secret of the tests') });
	const events: AccountImportEvent[] = [];
	for await (const event of importAccountFiles({ accountImport, brand: brands.tn, paths, stopped })) events.push(event);
	return events;
}

const kinds = (events: readonly AccountImportEvent[]) => events.map(({ kind }) => kind);

describe('an import file', () => {
	it('is imported except for its bad lines, which are reported by number, and a second run changes nothing', async () => {
		const lines = Array.from({ length: 250 }, (_none, index) => JSON.stringify(reader(index, index === 120 ? { firstName: 'J' } : {})));
		const file = await write('readers.ndjson', [...lines, '{"profile":', JSON.stringify(reader(250))].join('\n'));
		const events = await run([file]);
		expect(kinds(events).filter((kind) => kind === 'stored')).toHaveLength(250);
		expect(events.filter(({ kind }) => kind === 'refused')).toEqual([
			{ kind: 'refused', place: { file, number: 121 }, problems: [{ path: '$.profile.firstName', message: 'invalid name' }] },
			{ kind: 'refused', place: { file, number: 251 }, problems: [{ path: '$', message: 'is no JSON' }] },
		]);
		const again = await run([file]);
		expect(kinds(again)).toEqual(kinds(events).map((kind) => (kind === 'stored' ? 'known' : kind)));
		expect(again.filter(({ place }) => place.id)).toHaveLength(250);
	});

	it('that is missing or has a line that is too long does not stop the others', async () => {
		const long = await write('long.ndjson', `{"profile":{"displayName":"${'x'.repeat(2_000_000)}"}}\n${JSON.stringify(reader(1))}`);
		const list = await write('list.json', JSON.stringify([reader(2), reader(3)], null, '\t'));
		const events = await run([join(folder, 'missing.ndjson'), long, list]);
		expect(kinds(events)).toEqual(['unreadable', 'unreadable', 'stored', 'stored', 'stored']);
		const why = 'has 2000030 characters, more than a reader may have';
		expect(events[1]).toEqual({ kind: 'unreadable', place: { file: long, number: 1 }, why });
	});

	it('is sent in batches of a hundred lines, and no further file is opened once the import is stopped', async () => {
		const file = await write('readers.ndjson', Array.from({ length: 230 }, (_none, index) => JSON.stringify(reader(index))).join('\n'));
		const batches: number[] = [];
		const accountImport: AccountImport = {
			importLines: async (_brand, lines) => {
				batches.push(lines.length);
				return lines.map((_line, index) => ({ kind: 'stored', id: String(index) }));
			},
		};
		const stopped = () => batches.length === 3;
		const imported = importAccountFiles({ accountImport, brand: brands.tn, paths: [file, join(folder, 'missing.ndjson')], stopped });
		const events: AccountImportEvent[] = [];
		for await (const event of imported) events.push(event);
		expect(batches).toEqual([100, 100, 30]);
		expect(new Set(kinds(events))).toEqual(new Set(['stored']));
	});

	it('that was stopped after a batch is continued by a second run', async () => {
		const file = await write('readers.ndjson', Array.from({ length: 250 }, (_none, index) => JSON.stringify(reader(index))).join('\n'));
		let checks = 0;
		const first = await run([file], () => checks++ > 120);
		expect(first.length).toBeGreaterThan(99);
		expect(first.length).toBeLessThan(250);
		const second = await run([file]);
		expect(kinds(second)).toEqual([...first.map(() => 'known'), ...Array(250 - first.length).fill('stored')]);
	});
});

describe('the command line', () => {
	it('is refused with a message that says what is wrong', () => {
		expect(readAccountImportArguments([])).toBe('--brand is missing');
		expect(readAccountImportArguments(['--brand', 'tm', 'x'])).toBe('there is no brand tm');
		expect(readAccountImportArguments(['--brand', 'tn'])).toBe('there is no file to read');
		expect(readAccountImportArguments(['--brand', 'tn', '--dry'])).toContain('--dry');
		expect(readAccountImportArguments(['--brand', 'tn', 'a', 'b'])).toEqual({ brand: brands.tn, report: undefined, paths: ['a', 'b'] });
	});
});
