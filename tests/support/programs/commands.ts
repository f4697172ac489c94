import { execFile } from 'node:child_process';
import { join } from 'node:path';

export type CommandRun = { readonly code: number; readonly output: string };

type Environment = Readonly<Record<string, string>>;

/** `npm run import`, built: brings paths into a brand. */
export const importInto = (environment: Environment, paths: readonly string[], brand = 'tn'): Promise<CommandRun> =>
	runBuilt('import-main.js', environment, ['--brand', brand, ...paths]);

/** `npm run export`, built: writes the content of a brand into a folder. */
export const exportInto = (environment: Environment, brand: string, folder: string): Promise<CommandRun> =>
	runBuilt('export-main.js', environment, ['--brand', brand, folder]);

/** `npm run backup`, built: backs up into a new folder. */
export const backUpInto = (environment: Environment, folder: string): Promise<CommandRun> =>
	runBuilt('backup-main.js', environment, [folder]);

/** `npm run files`, built: copies files and backups into the bucket and back. */
export const copyFiles = (environment: Environment, ...args: readonly string[]): Promise<CommandRun> =>
	runBuilt('files-main.js', environment, args);

/** `npm run reload`, built: asks the running program to replace its processes. */
export const reloadProgram = (environment: Environment): Promise<CommandRun> => runBuilt('reload-main.js', environment, []);

/** `npm run switches`, built: shows the switches, or sets one. */
export const switchProgram = (environment: Environment, ...args: readonly string[]): Promise<CommandRun> =>
	runBuilt('switches-main.js', environment, args);

/** `npm run compare`, built: reports into a folder what a new site does not answer as the old one did. */
export const compareInto = (folder: string, old: string, fresh: string, more: readonly string[] = []): Promise<CommandRun> =>
	runBuilt('compare-main.js', { DATA_DIR: folder }, ['--old', old, '--new', fresh, '--out', folder, ...more]);

/** `npm run import-accounts`, built: brings files of readers to tn. */
export const importAccounts = (environment: Environment, args: readonly string[]): Promise<CommandRun> =>
	runBuilt('import-accounts-main.js', environment, ['--brand', 'tn', ...args]);

/** `npm run staff -- add`, built: prints the address of a page to set up an account of the newsroom. */
export const addStaff = (environment: Environment, email: string): Promise<CommandRun> =>
	runBuilt('staff-main.js', environment, ['add', email]);

/** Exports what was answered to an open call of tn. */
export const exportCall = (environment: Environment, slug: string, folder: string): Promise<CommandRun> =>
	runBuilt('calls-main.js', environment, ['export', '--brand', 'tn', slug, folder]);

function runBuilt(name: string, environment: Environment, args: readonly string[]): Promise<CommandRun> {
	const all = [join('dist/server', name), ...args];
	return new Promise((done) => {
		execFile(process.execPath, all, { env: { PATH: process.env.PATH, ...environment }, maxBuffer: 2 ** 24 }, (error, stdout, stderr) =>
			done({ code: error === null ? 0 : Number(error.code), output: stdout + stderr }),
		);
	});
}
