import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** A folder with the scripts that run a command, and with settings. Not in the folder of the run, which only its owner may enter. */
function projectWithSettings(mode: number): string {
	const root = mkdtempSync('/var/tmp/kiosco-run-');
	onTestFinished(() => rmSync(root, { recursive: true }));
	mkdirSync(join(root, 'tools'));
	for (const name of ['prepare.mjs', 'run.mjs']) cpSync(join('tools', name), join(root, 'tools', name));
	writeFileSync(join(root, '.env'), 'PORT=4001\n');
	chmodSync(root, 0o755);
	chmodSync(join(root, '.env'), mode);
	return root;
}

/** Runs a command as somebody who owns none of the files: nobody, if this user is root. */
function runAsAnother(root: string) {
	const script = `import('${root}/tools/run.mjs').then(({ runProgram }) => runProgram('main', []))`;
	const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
	return spawnSync(process.execPath, ['--eval', script], { encoding: 'utf8', cwd: root, ...nobody });
}

it('a command whose user may not read the settings says so and ends, instead of running without them', () => {
	const root = projectWithSettings(0o000);
	const { status, stderr } = runAsAnother(root);
	expect([status, stderr]).toEqual([
		78,
		`${root}/.env cannot be read by this user: run the command as the user of the program, such as sudo -u kiosco npm run …\n`,
	]);
});

it('a command whose user may read the settings begins', () => {
	expect(runAsAnother(projectWithSettings(0o644)).stderr).not.toContain('cannot be read');
});
