import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Installs, in a folder of the run, what the baseline of a folder of `bench` needs by its `package.json.txt`. */
export async function installPackages(from: string, root: string): Promise<void> {
	mkdirSync(root, { recursive: true });
	copyFileSync(join('bench', from, 'package.json.txt'), join(root, 'package.json'));
	await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root });
}
