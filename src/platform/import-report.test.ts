import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { csvCell } from './import-report/report-rows.ts';
import { Report, type ReportedEvent } from './import-report.ts';

const refused = {
	kind: 'refused',
	place: { file: 'notas.json', number: 3, type: 'story', id: '=HYPERLINK("http://evil.test")', title: 'Llueve, y mucho' },
	code: 'INVALID_DOCUMENT',
	problems: [
		{ path: '$.headlines', message: 'must be object' },
		{ path: '$.@type', message: '+1, "no"' },
	],
} as const;

async function fileOf(name: string): Promise<string> {
	const path = join(mkdtempSync(join(tmpdir(), 'kiosco-report-')), name);
	const report = new Report({ refused: { label: 'refused', is: 'refused' } }, { write: () => {}, live: false }, path);
	report.add(refused);
	await report.finish(false);
	return readFileSync(path, 'utf8');
}

const outcomes = {
	stored: { label: 'stored', is: 'taken' },
	unreadable: { label: 'unreadable', is: 'failed', whenAny: true },
	refused: { label: 'refused', is: 'refused' },
	aside: { label: 'left aside', is: 'taken', whenAny: true },
} as const;

type Events = readonly ReportedEvent<keyof typeof outcomes>[];

/** What a report of some events writes to the screen. */
const screenOf = async (events: Events): Promise<string> => (await reportOf(events)).screen;

async function reportOf(events: Events): Promise<{ readonly screen: string; readonly file: string; readonly tookAll: boolean }> {
	const written: string[] = [];
	const path = join(mkdtempSync(join(tmpdir(), 'kiosco-report-')), 'lista.ndjson');
	const report = new Report(outcomes, { write: (text) => void written.push(text), live: false }, path);
	for (const event of events) report.add(event);
	await report.finish(false);
	return { screen: written.join(''), file: readFileSync(path, 'utf8'), tookAll: report.tookAll };
}

describe('the report of an import', () => {
	it('C11 is a CSV table in which no cell is a formula', async () => {
		const id = `"'=HYPERLINK(""http://evil.test"")"`;
		expect(await fileOf('lista.csv')).toBe(
			[
				'file,number,type,id,outcome,path,reason,title',
				`notas.json,3,story,${id},INVALID_DOCUMENT,$.headlines,must be object,"Llueve, y mucho"`,
				`notas.json,3,story,${id},INVALID_DOCUMENT,$.@type,"'+1, ""no""","Llueve, y mucho"`,
				'',
			].join('\r\n'),
		);
	});

	it('C11 lets no cell start like a formula', () => {
		for (const start of ['=', '+', '-', '@', '\t', '\r', '\0']) expect(csvCell(`${start}1`).replace(/^"/, '')).toMatch(/^'/);
		expect(csvCell('Alerta: 3-0')).toBe('Alerta: 3-0');
	});

	it('names what was refused by its title, and counts the same notes together', async () => {
		const place = { file: 'notas.xml', number: 1 };
		const written = await screenOf([
			refused,
			{ kind: 'stored', place, notes: ['a form was left out'] },
			{ kind: 'stored', place, notes: ['drafts stayed drafts'] },
			{ kind: 'stored', place, notes: ['drafts stayed drafts'] },
		]);
		expect(written).toContain('“Llueve, y mucho”): refused');
		expect(written).toContain('    drafts stayed drafts: 2 documents\n    a form was left out: 1 document\n3 stored, 1 refused.\n');
	});

	it('has every note in its file, however many there are', async () => {
		const place = { file: 'notas.xml', number: 1 };
		const notes = Array.from({ length: 30 }, (_none, index) => `pictures are at host-${index}.test`);
		const { screen, file } = await reportOf([{ kind: 'stored', place, notes }]);
		expect(screen).toMatch(/and 5 more kinds\n1 stored, 0 refused\.\nThe list is in /);
		expect(
			file
				.trim()
				.split('\n')
				.map((line) => JSON.parse(line)),
		).toEqual(notes.map((note) => ({ kind: 'noted', place, why: `${note}: 1` })));
	});

	it('shows a count that is rarely needed only when it is not 0', async () => {
		const place = { file: 'notas.xml', number: 1 };
		expect(await screenOf([{ kind: 'stored', place }])).toBe('1 stored, 0 refused.\n');
		expect(await screenOf([{ kind: 'aside', place }])).toBe('0 stored, 0 refused, 1 left aside.\n');
	});

	it('tells whether every item was taken: not where one was refused, a file could not be read, or there was nothing', async () => {
		const stored = { kind: 'stored', place: { file: 'notas.json', number: 1 } } as const;
		const took = async (events: Events) => (await reportOf(events)).tookAll;
		expect(await took([stored, { ...stored, kind: 'aside' }])).toBe(true);
		expect(await took([stored, refused])).toBe(false);
		expect(await took([stored, { ...stored, kind: 'unreadable' }])).toBe(false);
		expect(await took([])).toBe(false);
	});

	it('is otherwise one JSON document per line', async () => {
		expect(JSON.parse(await fileOf('lista.ndjson'))).toEqual(refused);
	});
});
