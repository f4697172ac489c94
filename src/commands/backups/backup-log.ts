// `backups.log` in the data directory: a line of JSON for each backup and each drill, so that a monitor can see whether they happen.
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A line of the log; `ok` is false when the work failed, for the reason given. */
export type LoggedWork = { readonly work: 'backup' | 'drill'; readonly folder: string };

/** Does the work, and logs in the data directory how it ended. */
export async function logged<Result extends object>(dataDir: string, done: LoggedWork, work: () => Promise<Result>): Promise<Result> {
	const start = Date.now();
	const write = (outcome: object) =>
		appendFile(
			join(dataDir, 'backups.log'),
			`${JSON.stringify({ at: new Date().toISOString(), ...done, seconds: (Date.now() - start) / 1000, ...outcome })}\n`,
		);
	try {
		const result = await work();
		await write({ ok: true, ...result });
		return result;
	} catch (error) {
		// Without the folder nothing can be logged; the caller still gets the error.
		await write({ ok: false, reason: error instanceof Error ? error.message : String(error) }).catch(() => undefined);
		throw error;
	}
}
