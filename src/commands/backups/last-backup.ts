import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const line = v.pipe(
	v.string(),
	v.parseJson(),
	v.object({ work: v.literal('backup'), ok: v.literal(true), at: v.pipe(v.string(), v.isoTimestamp(), v.toDate()) }),
);

/** When the last good backup of a data directory was made, according to its `backups.log`; undefined when there was none. */
export async function lastBackup(dataDir: string): Promise<Date | undefined> {
	const text = await readFile(join(dataDir, 'backups.log'), 'utf8').catch(() => '');
	for (const one of text.split('\n').toReversed()) {
		const read = v.safeParse(line, one);
		if (read.success) return read.output.at;
	}
	return undefined;
}
