// Runs scripts of the project on the pinned Node. Passes signals on to them, and ends with their exit code.
import { spawn } from 'node:child_process';
import { accessSync, constants, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { node, root } from './prepare.mjs';

/** Runs `node script …args` in the project's folder. Resolves to the exit code. */
export const run = (script, args = [], env = {}) => runNode([script, ...args], env);

/** Runs a part of the built program. The environment takes precedence over the settings in the file `.env` of the project's folder. */
export const runProgram = (name, args, env = { NODE_ENV: 'production' }) =>
	runNode([...settings(), `dist/server/${name}.js`, ...args], env);

/** `--env-file-if-exists` would tell each laptop without the file that it has none. Ends the process (EX_CONFIG) when this user may not read it. */
function settings() {
	const file = join(root, '.env');
	if (lstatSync(file, { throwIfNoEntry: false }) === undefined) return [];
	try {
		accessSync(file, constants.R_OK);
	} catch {
		process.stderr.write(
			`${file} cannot be read by this user: run the command as the user of the program, such as sudo -u kiosco npm run …\n`,
		);
		process.exit(78);
	}
	return ['--env-file=.env'];
}

function runNode(args, env) {
	const child = spawn(node, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
	return new Promise((resolve) => child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1))));
}
