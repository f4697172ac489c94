import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { csvCell } from './import-report/report-rows.ts';
import { Report } from './import-report.ts';

const refused = {
	kind: 'refused',
	place: { file: 'notas.json', number: 3, type: 'story', id: '=HYPERLINK("http://evil.test")' },
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

describe('the report of an import', () => {
	it('C11 is a CSV table in which no cell is a formula', async () => {
		const id = `"'=HYPERLINK(""http://evil.test"")"`;
		expect(await fileOf('lista.csv')).toBe(
			[
				'file,number,type,id,outcome,path,reason',
				`notas.json,3,story,${id},INVALID_DOCUMENT,$.headlines,must be object`,
				`notas.json,3,story,${id},INVALID_DOCUMENT,$.@type,"'+1, ""no"""`,
				'',
			].join('\r\n'),
		);
	});

	it('C11 lets no cell start like a formula', () => {
		for (const start of ['=', '+', '-', '@', '\t', '\r', '\0']) expect(csvCell(`${start}1`).replace(/^"/, '')).toMatch(/^'/);
		expect(csvCell('Alerta: 3-0')).toBe('Alerta: 3-0');
	});

	it('is otherwise one JSON document per line', async () => {
		expect(JSON.parse(await fileOf('lista.ndjson'))).toEqual(refused);
	});
});
