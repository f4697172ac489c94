import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#platform/database';
import type { FileStore } from '#platform/files';
import { tablesOf } from '../store/tables.ts';
import { ApplicationFiles } from './application-files.ts';
import {
	type ConfirmedFile,
	confirmedApplications,
	confirmedFiles,
	fileName,
	type OpenCallKey,
	tableOf,
} from './confirmed-applications.ts';
import { csvOf } from './csv.ts';

/** The counts of an export: confirmed applications, their files, and files that this process does not have. */
export type Exported = { readonly applications: number; readonly files: number; readonly missing: number };

/** Which applications to export, and the new folder for them. */
export type ExportRequest = OpenCallKey & { readonly to: string };

/** Writes the applications to an open call into a new folder, for the newsroom. Throws when the folder exists. */
export type ApplicationExport = (request: ExportRequest) => Promise<Exported>;

export type ApplicationExportOptions = {
	readonly database: Database;
	readonly applicationsFolder: string;
	/** Default: the folder. */
	readonly applicationStore?: FileStore | undefined;
};

/** Makes the export of the applications that count. */
export function createApplicationExport({ database, applicationsFolder, applicationStore }: ApplicationExportOptions): ApplicationExport {
	const tables = tablesOf(database);
	const store = new ApplicationFiles(applicationsFolder, { files: applicationStore });
	return async (request) => {
		const { to } = request;
		await mkdir(to, { mode: 0o700 });
		const applications = await confirmedApplications(tables, request);
		const files = await confirmedFiles(tables, request);
		const copied = await copyFiles(store, files, to);
		await writeFile(join(to, 'applications.csv'), csvOf(tableOf(applications, files, pathOf)), { mode: 0o600 });
		return { applications: applications.length, files: copied, missing: files.length - copied };
	};
}

/** Copies the files that this process has, and returns their number. */
async function copyFiles(store: ApplicationFiles, files: readonly ConfirmedFile[], to: string): Promise<number> {
	if (files.length > 0) await mkdir(join(to, 'files'), { mode: 0o700 });
	let copied = 0;
	for (const file of files) if (await store.copy(file.name, join(to, pathOf(file)))) copied += 1;
	return copied;
}

const pathOf = (file: ConfirmedFile): string => `files/${fileName(file)}`;
