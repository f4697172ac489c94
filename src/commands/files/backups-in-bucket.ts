import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FileStore } from '#platform/files';
import { readManifest } from '../backups/manifest.ts';
import { CommandRefused } from '../command-refused.ts';

/** The name of a backup in the bucket. It is one archive: databases need empty folders, which a bucket does not have. */
const nameOf = (backup: string): string => `backups/${backup}.tar`;

/**
 * Sends a finished backup into the bucket under the name of its folder, and returns that name. Throws `CommandRefused` when the folder is no finished
 * backup, or when the bucket already has a backup of this name.
 */
export async function sendBackup(folder: string, bucket: FileStore): Promise<string> {
	await readManifest(folder);
	const name = basename(folder);
	for await (const { name: found } of bucket.list(nameOf(name)))
		if (found === nameOf(name)) throw new CommandRefused(`the bucket has a backup ${name} already`);
	await withFolder(dirname(folder), async (own) => {
		const archive = join(own, 'archive.tar');
		await tar(['-C', dirname(folder), '-cf', archive, name]);
		await bucket.adopt(nameOf(name), archive);
	});
	return name;
}

/** The name of a backup in the bucket, and the folder to fetch it into, which must be empty or not exist. */
export type WantedBackup = { readonly name: string; readonly to: string };

/** Fetches a backup from the bucket into a folder. Throws `CommandRefused` when the folder has files or the bucket has no such backup. */
export async function fetchBackup({ name, to }: WantedBackup, bucket: FileStore): Promise<void> {
	const found = await readdir(to).catch(() => []);
	if (found.length > 0) throw new CommandRefused(`${to} is not empty`);
	await mkdir(to, { recursive: true, mode: 0o700 });
	await withFolder(dirname(to), async (own) => {
		const archive = join(own, 'archive.tar');
		if (!(await bucket.copyTo(nameOf(name), archive))) throw new CommandRefused(`the bucket has no backup ${name}`);
		await tar(['-C', to, '--strip-components=1', '-xf', archive]);
	});
	await readManifest(to);
}

/** Runs work with a temporary folder beside another folder, on the same disk, and removes it afterwards. */
async function withFolder(beside: string, work: (folder: string) => Promise<void>): Promise<void> {
	const folder = await mkdtemp(join(beside, '.kiosco-backup-'));
	await work(folder).finally(() => rm(folder, { recursive: true, force: true }));
}

async function tar(args: readonly string[]): Promise<void> {
	const child = spawn('tar', args, { stdio: ['ignore', 'ignore', 'pipe'] });
	const [[code], complaint] = await Promise.all([once(child, 'close'), text(child.stderr)]);
	if (code !== 0) throw new CommandRefused(`tar: ${complaint.trim()}`);
}
