import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isErrno } from '#platform/is-errno';
import { CommandRefused } from './command-refused.ts';

/**
 * Makes the folder of a command's output, which its owner alone may read: it may have data of readers. Throws `CommandRefused` when it exists,
 * or when its parent folder does not.
 */
export async function makeNewFolder(folder: string): Promise<void> {
	await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
		if (isErrno(error, 'EEXIST')) throw new CommandRefused(`${folder} is there already: name a new folder`);
		throw isErrno(error, 'ENOENT') ? new CommandRefused(`there is no folder ${dirname(folder)}`) : error;
	});
}
