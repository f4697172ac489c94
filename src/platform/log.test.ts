import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../tests/support/cpu-time.ts';
import { createLog } from './log.ts';
import { Secret } from './secret.ts';
import { Unavailable } from './unavailable.ts';

function logged(fields: Record<string, unknown>, event = 'tried'): { line: string; entry: Record<string, unknown> } {
	const lines: string[] = [];
	createLog({ level: 'debug', format: 'json', to: { write: (text) => void lines.push(text) } }).warn(fields, event);
	return { line: lines.join(''), entry: JSON.parse(lines.join('')) };
}

describe('the log', () => {
	it('O05 writes one line of JSON per event, with the time in UTC', () => {
		const { line, entry } = logged({ path: '/x/' });
		expect(line.indexOf('\n')).toBe(line.length - 1);
		expect(entry).toEqual({ level: 'warn', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), event: 'tried', path: '/x/' });
	});

	it.each([
		'a\r\n{"level":"info","event":"forged"}',
		'a\u001b[2Kb',
		'a\u0000b',
		'a\u0085b',
		'a\u2028b\u2029c',
		'a\u202e\u2066b',
		'a\u007fb',
	])('O05 escapes characters that could end or disguise a line: %j', (name) => {
		const { line, entry } = logged({ name });
		expect(line.trimEnd()).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u);
		expect(entry.name).toBe(name);
	});

	it('O05 leaves out personal data and credentials', () => {
		const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
		const { line } = logged({
			headers: { authorization: 'Basic c2VjcmV0', cookie: 'session=c2VjcmV0', 'set-cookie': 'c2VjcmV0' },
			error: new Error(`no account ana.perez+tn@mail.example, Bearer c2VjcmV0, ${token}, postgres://kiosco:c2VjcmV0@db/x`),
			password: 'c2VjcmV0',
			key: new Secret('c2VjcmV0'),
		});
		expect(line).not.toMatch(/c2VjcmV0|ana\.perez|eyJ/);
	});

	it.each(['accessToken', 'refreshToken', 'token', 'secret', 'nonce', 'email', 'password'])('O05 leaves out a %s, however deep', (name) => {
		for (const fields of [{ [name]: 'c2VjcmV0' }, { answer: { [name]: 'c2VjcmV0' } }, { answer: { body: { [name]: 'c2VjcmV0' } } }]) {
			expect(logged(fields).line).not.toContain('c2VjcmV0');
		}
	});

	it('P05 O05 leaves out rows that database errors quote', () => {
		const quoted = Object.assign(new Error('violates'), { code: '23502', detail: 'Failing row contains (Núñez)', where: 'COPY: "Núñez"' });
		for (const error of [quoted, new Error('outer', { cause: quoted })]) {
			const { line } = logged({ error });
			expect(line).not.toContain('Núñez');
			expect(line).toContain('23502');
		}
	});

	it('tells of an outage in short: what, and why, without the places in the code', () => {
		const error = new Unavailable('the database is down', { cause: new Error('ECONNREFUSED') });
		expect(logged({ error }).entry.error).toEqual({ type: error.name, message: 'the database is down', cause: 'ECONNREFUSED' });
		const outer = new Unavailable('a cache could not be purged', { cause: error });
		expect(logged({ error: outer }).entry.error).toMatchObject({ cause: 'the database is down: ECONNREFUSED' });
	});

	it('keeps the cause of an error', () => {
		expect(logged({ error: new Error('outer', { cause: new Error('inner') }) }).line).toContain('inner');
	});

	it.each(['a', 'a.', '@b', 'a@b.', '://a', 'Bearer', 'eyJ-', 'eyJa.'])(
		'C10 takes time in proportion to the length of a hostile text of %j',
		async (piece) => {
			expect(await cpuTime(() => logged({ path: piece.repeat(300_000 / piece.length) }))).toBeLessThan(200);
		},
	);

	it('is readable on a laptop', () => {
		const lines: string[] = [];
		createLog({ level: 'info', format: 'pretty', to: { write: (line) => void lines.push(line) } }).info({ port: 4000 }, 'listening');
		expect(lines.join('')).toMatch(/INFO.*listening/);
	});
});
