import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Selectable } from 'kysely';
import type { Database } from '#platform/database';
import type { ApplicationFileRow, ApplicationRow } from '../store/application-tables.ts';
import { type Tables, tablesOf } from '../store/tables.ts';
import { ApplicationFiles } from './application-files.ts';
import { csvOf } from './csv.ts';

/** What was exported: confirmed applications, their files, and files that this process does not have. */
export type Exported = { readonly applications: number; readonly files: number; readonly missing: number };

/** Which applications to export, and the new folder for them. */
export type ExportRequest = { readonly brand: string; readonly openCall: string; readonly to: string };

/** Writes what was answered to an open call into a new folder, for the newsroom. Throws when the folder exists. */
export type ApplicationExport = (request: ExportRequest) => Promise<Exported>;

export type ApplicationExportOptions = { readonly database: Database; readonly applicationsFolder: string };

/** Makes the export. What nobody confirmed is left out: the newsroom sees what the owner of an address agreed to. */
export function createApplicationExport({ database, applicationsFolder }: ApplicationExportOptions): ApplicationExport {
	const tables = tablesOf(database);
	const store = new ApplicationFiles(applicationsFolder);
	return async (request) => {
		const { to } = request;
		await mkdir(to, { mode: 0o700 });
		const applications = await confirmed(tables, request);
		const files = await filesOf(tables, request);
		const copied = await copyFiles(store, files, to);
		await writeFile(join(to, 'applications.csv'), csvOf(tableOf(applications, files)), { mode: 0o600 });
		return { applications: applications.length, files: copied, missing: files.length - copied };
	};
}

type Application = Selectable<ApplicationRow>;
type StoredFile = Selectable<ApplicationFileRow>;

const confirmed = (tables: Tables, { brand, openCall }: ExportRequest): Promise<readonly Application[]> =>
	tables
		.selectFrom('identity.application')
		.selectAll()
		.where('brand', '=', brand)
		.where('open_call', '=', openCall)
		.where('confirmed_at', 'is not', null)
		.orderBy('confirmed_at')
		.execute();

const filesOf = (tables: Tables, { brand, openCall }: ExportRequest): Promise<readonly StoredFile[]> =>
	tables
		.selectFrom('identity.application_file as file')
		.innerJoin('identity.application as application', 'application.id', 'file.application')
		.selectAll('file')
		.where('application.brand', '=', brand)
		.where('application.open_call', '=', openCall)
		.where('application.confirmed_at', 'is not', null)
		.orderBy('file.question')
		.execute();

/** Copies the files that are here, and returns how many those are. */
async function copyFiles(store: ApplicationFiles, files: readonly StoredFile[], to: string): Promise<number> {
	if (files.length > 0) await mkdir(join(to, 'files'), { mode: 0o700 });
	let copied = 0;
	for (const file of files) if (await store.copy(file.name, join(to, pathOf(file)))) copied += 1;
	return copied;
}

/** The name of a file in the export, which says whose it is and what it answers. */
const pathOf = ({ application, question, extension }: StoredFile): string => `files/${application}-${question}.${extension}`;

/** The rows of the table, with a column for each question that anybody answered; those with files come last. */
function tableOf(applications: readonly Application[], files: readonly StoredFile[]): readonly (readonly string[])[] {
	const labels = new Map(applications.flatMap(({ answers }) => answers.map(({ question, label }) => [question, label] as const)));
	const fileQuestions = [...new Set(files.map(({ question }) => question))];
	const paths = new Map(files.map((file) => [`${file.application} ${file.question}`, pathOf(file)]));
	const head = ['id', 'confirmed', 'email', ...labels.values(), ...fileQuestions];
	const rows = applications.map(({ id, confirmed_at, email_typed, answers }) => [
		id,
		confirmed_at?.toISOString() ?? '',
		email_typed,
		...[...labels.keys()].map((question) => answers.find((one) => one.question === question)?.answer ?? ''),
		...fileQuestions.map((question) => paths.get(`${id} ${question}`) ?? ''),
	]);
	return [head, ...rows];
}
