import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the collected examples, which are not kept in this repository. */
export const sharedData = ['../shared/data', '../../shared/data'].map((path) => resolve(path)).find(existsSync);

export type CommandRun = { readonly code: number; readonly output: string };

type Environment = Readonly<Record<string, string>>;

/** `npm run import`, built: brings paths into a brand. */
export const importInto = (environment: Environment, paths: readonly string[], brand = 'tn'): Promise<CommandRun> =>
	runBuilt('import-main.js', environment, ['--brand', brand, ...paths]);

/** `npm run export`, built: writes the content of a brand into a folder. */
export const exportInto = (environment: Environment, brand: string, folder: string): Promise<CommandRun> =>
	runBuilt('export-main.js', environment, ['--brand', brand, folder]);

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
