// Runs a script of the project on the pinned Node and ends as it ends; signals reach it.
import { spawn } from 'node:child_process';
import { node, root } from './prepare.mjs';

/** Runs `node script …args` in the project's folder. Resolves to the exit code. */
export function run(script, args = [], env = {}) {
	const child = spawn(node, [script, ...args], { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
	return new Promise((resolve) => child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1))));
}
