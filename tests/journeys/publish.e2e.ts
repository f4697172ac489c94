import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { section, story } from '../support/content.ts';
import { type Program, startProgram } from '../support/programs/program.ts';
import { senderTo } from '../support/sender.ts';

const at = (id: string, path: string, headline: string) =>
	story(id, { website: 'tn', website_url: path, headlines: { basic: headline }, display_date: '2026-11-01T12:00:00Z' });

describe('one process on the embedded database', () => {
	let program: Program;
	beforeAll(async () => {
		program = await startProgram({ environment: { DEMO_CONTENT: 'off' } });
		await senderTo(program, 'tn').putAll([section('/deportes'), at('A', '/deportes/a/', 'Primera versión')]);
	});
	afterAll(() => program?.stop());

	it('L05 shows a corrected headline with the next request', async () => {
		expect((await program.get('tn', '/deportes/a/')).body).toContain('Primera versión');
		await senderTo(program, 'tn').put(at('A', '/deportes/a/', 'Segunda versión'));
		for (const path of ['/deportes/a/', '/']) expect((await program.get('tn', path)).body).toContain('Segunda versión');
	});
});
