// `npm run files -- to-bucket`: copies the files of readers and editors, and backups, into the bucket of S3_URL and back.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '#platform/config';
import { DiskFiles, type FileStore, openFiles } from '#platform/files';
import { CommandRefused } from '../command-refused.ts';
import { createProgress } from '../progress.ts';
import { runCommand } from '../run-command.ts';
import { fetchBackup, sendBackup } from './backups-in-bucket.ts';
import { copyFiles, missingFiles } from './copy-missing.ts';

const usage = `npm run files -- [--dry-run] to-bucket|to-disk
npm run files -- send-backup FOLDER
npm run files -- fetch-backup NAME FOLDER

The first copies pictures, videos, sounds, avatars and files of open calls from DATA_DIR into the bucket of S3_URL, or back. What is
there with the same size is left out, so it may be stopped and run again. Nothing is removed.
The others bring a finished backup into the bucket, under the name of its folder, and out of it into a new folder.
  --dry-run   say what would be copied, and do nothing
`;

type Work = (bucket: FileStore, config: Config) => Promise<void>;

function readArguments(given: readonly string[]): { readonly work: Work } | string {
	const { values, positionals } = parseArgs({ args: [...given], allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } });
	const [name, first, second, ...others] = positionals;
	const isDry = values['dry-run'] === true;
	if ((name === 'to-bucket' || name === 'to-disk') && first === undefined) return { work: copying(name, isDry) };
	if (name === 'send-backup' && first !== undefined && second === undefined) return { work: sending(first) };
	if (name === 'fetch-backup' && first !== undefined && second !== undefined && others.length === 0)
		return { work: fetching(first, second) };
	return 'say to-bucket, to-disk, send-backup FOLDER, or fetch-backup NAME FOLDER';
}

await runCommand({
	usage,
	readArguments,
	run: async ({ work }, config) => {
		if (!config.s3) throw new CommandRefused('there is no bucket: set S3_URL. It may also be in the file .env');
		await work(await openFiles(config), config);
		return 0;
	},
});

function copying(direction: 'to-bucket' | 'to-disk', isDry: boolean): Work {
	return async (bucket, { dataDir, s3 }) => {
		const disk = new DiskFiles(dataDir);
		const way = direction === 'to-bucket' ? { from: disk, to: bucket } : { from: bucket, to: disk };
		const missing = await missingFiles(way);
		const bytes = missing.reduce((sum, file) => sum + file.bytes, 0);
		const what = `${missing.length} files (${(bytes / 1e6).toFixed(1)} MB) ${direction === 'to-bucket' ? 'to' : 'from'} ${s3?.url.href}`;
		process.stderr.write(`${isDry ? 'Would copy' : 'Copying'} ${what}; files here are in ${resolve(dataDir)}\n`);
		if (isDry) return;
		const progress = createProgress(process.stderr);
		await copyFiles(missing, way, (done) => progress.show('files', done, missing.length)).finally(() => progress.end());
		process.stdout.write(`${missing.length} files were copied\n`);
	};
}

function sending(folder: string): Work {
	return async (bucket) => {
		const name = await sendBackup(resolve(folder), bucket);
		process.stdout.write(`The backup is in the bucket: npm run files -- fetch-backup ${name} FOLDER brings it back\n`);
	};
}

function fetching(name: string, to: string): Work {
	return async (bucket) => {
		await fetchBackup({ name, to: resolve(to) }, bucket);
		process.stdout.write(`The backup is in ${resolve(to)}\n`);
	};
}
