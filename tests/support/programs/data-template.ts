import { existsSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The data directory that the programs of a run start on a copy of, in the temporary folder of the run: creating the
 * embedded database takes 2.5 s of CPU time.
 */
export const dataTemplate = (): string => join(tmpdir(), 'data-template');

/** Makes a data directory for a program: a copy of the template, or an empty folder where there is none or none is wanted. */
export async function makeDataDir({ isEmpty }: { readonly isEmpty: boolean }): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'kiosco-program-'));
	if (!isEmpty && existsSync(dataTemplate())) await cp(dataTemplate(), folder, { recursive: true });
	return folder;
}
