import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { copyProject } from '../../support/programs/fifth-brand.ts';
import { freePort } from '../../support/programs/free-port.ts';
import { otherNode } from '../../support/programs/other-nodes.ts';

const folder = mkdtempSync(join(tmpdir(), 'kiosco-nodes-'));
const project = join(folder, 'kiosco');
beforeAll(() => copyProject(process.cwd(), project));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Started = { readonly process: ChildProcess; readonly output: () => string; readonly ended: Promise<number | null> };

/** Starts a command of the copy on a machine whose Node is this one. */
function start(node: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): Started {
	const env = { HOME: process.env.HOME, PATH: `${dirname(node)}:${process.env.PATH}`, DATA_DIR: join(folder, 'none'), ...environment };
	const child = spawn(node, args, { cwd: project, env });
	onTestFinished(() => void child.kill('SIGKILL'));
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
	return { process: child, output: () => output, ended: once(child, 'close').then(([code]) => code) };
}

describe.each([
	['20.20', () => otherNode(20)],
	['22', () => otherNode(22)],
	['24', () => process.execPath],
])('on a machine with Node %s', (version, find) => {
	let node: string;
	beforeAll(() => {
		node = find();
		rmSync(join(project, 'dist'), { recursive: true, force: true });
	});

	it('S06 every command can be read by this Node', async () => {
		expect(await start(node, ['--version']).ended).toBe(0);
		const scripts = readdirSync('tools').filter((name) => name.endsWith('.mjs'));
		expect(scripts.length).toBeGreaterThan(25);
		for (const script of scripts) expect(await start(node, ['--check', `tools/${script}`]).ended, script).toBe(0);
	});

	it('S06 the project is built and its sites start and stop', async () => {
		const build = start(node, ['tools/prepare-only.mjs']);
		expect([await build.ended, build.output()]).toEqual([0, expect.stringContaining('Building…')]);
		const settings = { DATA_DIR: join(folder, version), DEMO_CONTENT: 'off', PORT: String(await freePort()) };
		const program = start(node, ['tools/start.mjs'], settings);
		await expect.poll(program.output, { timeout: 60_000 }).toContain('Kiosco is ready');
		expect((await fetch(`http://127.0.0.1:${settings.PORT}/healthz`)).status).toBe(200);
		program.process.kill('SIGTERM');
		expect(await program.ended).toBe(0);
	});

	it('S06 a command for operators and the tests run, with their exit codes', async () => {
		const staff = start(node, ['tools/staff.mjs', 'check']);
		expect([await staff.ended, staff.output()]).toEqual([1, expect.stringContaining('There is no data here')]);
		const help = start(node, ['tools/test.mjs', '--help']);
		expect([await help.ended, help.output()]).toEqual([0, expect.stringContaining('npm test')]);
	});
});
