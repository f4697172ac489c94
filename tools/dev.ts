// Watches the sources; after each change the server is built and started again. It runs the program that is shipped, with source maps. `npm
// run dev -- --inspect` (or `--inspect-brk`, with a port or not) starts it with Node's inspector.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';

/** Time (ms) without another change before a build begins. */
const quiet = 80;
const inspect = process.argv.slice(2).filter((argument) => argument.startsWith('--inspect'));
let server: ChildProcess | undefined;
let timer: NodeJS.Timeout | undefined;
let work = Promise.resolve();

async function renew(): Promise<void> {
	const start = Date.now();
	const { status } = spawnSync(process.execPath, ['tools/build.ts', '--source-maps'], { stdio: 'inherit' });
	if (status !== 0) return console.error('The build failed; the running server stays as it is.');
	await stop();
	server = spawn(process.execPath, [...inspect, '--env-file-if-exists=.env', '--enable-source-maps', 'dist/server/main.js'], {
		stdio: 'inherit',
		env: { ...process.env, NODE_ENV: 'production', RELOAD_PAGES: 'on' },
	});
	console.error(`Built and started in ${Date.now() - start} ms.`);
}

async function stop(): Promise<void> {
	if (server === undefined || server.exitCode !== null) return;
	const ended = once(server, 'exit');
	server.kill('SIGTERM');
	await ended;
}

watch('src', { recursive: true }, (_, name) => {
	if (name?.includes('.test.')) return;
	clearTimeout(timer);
	timer = setTimeout(() => {
		work = work.then(renew);
	}, quiet);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.on(signal, () => void work.then(stop).then(() => process.exit(0)));
}
await renew();
