import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Bench } from '../bench-run.ts';
import { buildCover } from '../inside/build-inside.ts';
import { installPackages } from '../install-packages.ts';
import { type ServerProcess, startServer } from '../server-process.ts';

const run = promisify(execFile);

const environment = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };

/** Builds the same cover as a Next application in the folder of the run, and starts it. */
export async function startNextCover({ cleanup, folder }: Bench, recordingFile: string): Promise<ServerProcess> {
	const root = join(folder, 'next-cover');
	await writeApp(root, recordingFile);
	await installPackages('next-cover', root);
	const next = join(root, 'node_modules/next/dist/bin/next');
	await run(process.execPath, [next, 'build'], { cwd: root, env: { ...process.env, ...environment } });
	return startServer(cleanup, {
		command: (port) => [process.execPath, next, 'start', '--port', String(port), '--hostname', '127.0.0.1'],
		environment: () => environment,
		folder: root,
	});
}

async function writeApp(root: string, recordingFile: string): Promise<void> {
	const app = join(root, 'app');
	mkdirSync(app, { recursive: true });
	for (const name of ['page.jsx', 'layout.jsx']) copyFileSync(`bench/next-cover/${name}.txt`, join(app, name));
	const { css, now, answers } = JSON.parse(readFileSync(recordingFile, 'utf8'));
	writeFileSync(join(app, 'cover.css'), withoutFonts(css));
	writeFileSync(join(app, 'recording.json'), JSON.stringify({ now, answers }));
	await buildCover(app);
}

/** Removes the fonts, whose files the bundler of the baseline would look for. */
function withoutFonts(css: string): string {
	return css.replace(/@font-face\{[^}]*\}/g, '');
}
