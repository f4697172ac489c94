// `backup.json`: the contents of a finished backup, counted by reading the backup itself.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { isErrno } from '#platform/is-errno';
import { CommandRefused } from '../command-refused.ts';
import { totalOf } from './tables.ts';

const schema = v.object({
	/** When it was verified, in ISO 8601. */
	at: v.string(),
	database: v.picklist(['embedded', 'postgres']),
	/** Rows by table. */
	rows: v.record(v.string(), v.number()),
	files: v.number(),
	bytes: v.number(),
});

/** The contents of a backup: rows by table; the number and the bytes of the files outside the database. */
export type Manifest = v.InferOutput<typeof schema>;

export const manifestName = 'backup.json';

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
	writeFile(join(folder, manifestName), `${JSON.stringify(manifest, undefined, '\t')}\n`);

/** Throws `CommandRefused` for a folder that is not a finished backup. */
export async function readManifest(folder: string): Promise<Manifest> {
	const text = await readFile(join(folder, manifestName), 'utf8').catch((error: unknown) => {
		throw isErrno(error, 'ENOENT', 'ENOTDIR') ? new CommandRefused(`${folder} is not a finished backup: it has no ${manifestName}`) : error;
	});
	const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
	if (!read.success) throw new CommandRefused(`${join(folder, manifestName)} is damaged`);
	return read.output;
}

/** A manifest in numbers. */
export type Summary = { readonly rows: number; readonly tables: number; readonly files: number; readonly bytes: number };

export const summaryOf = ({ rows, files, bytes }: Manifest): Summary => ({
	rows: totalOf(rows),
	tables: Object.keys(rows).length,
	files,
	bytes,
});

export const inWords = ({ rows, tables, files, bytes }: Summary): string =>
	`${rows} rows in ${tables} tables, ${files} files (${(bytes / 1e6).toFixed(1)} MB)`;
