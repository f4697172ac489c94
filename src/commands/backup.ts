// A backup: a data directory like the one it is of, which a program can be started on.
import { cp, mkdir } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import * as v from 'valibot';
import type { Database } from '#platform/database';
import { type ControlCommands, sendToControlSocket } from './control-socket.ts';

/** Copied by itself, of one process alone, or made anew at each start. */
const left = ['database', 'control.sock', 'kiosco.lock', 'pages.snapshot'];

/**
 * Copies a data directory into a folder that is not there yet, while it is in use (D04). Files come after the database, so whatever a row
 * names is there too.
 */
export async function backUp({ dataDir, database }: { readonly dataDir: string; readonly database: Database }, to: string): Promise<void> {
	const [from, folder] = [resolve(dataDir), resolve(to)];
	if (`${folder}${sep}`.startsWith(`${from}${sep}`)) throw new Error('a backup does not belong into the data directory');
	await mkdir(folder);
	await database.copyTo(join(folder, 'database'));
	await cp(from, folder, { recursive: true, filter: (path) => !left.includes(relative(from, path)) });
}

const call = v.object({ to: v.string() });

/** Takes backups from the door. */
export const backUpCommands = (of: Parameters<typeof backUp>[0]): ControlCommands => ({
	'back-up': async (given) => {
		await backUp(of, v.parse(call, given).to);
		return 'done';
	},
});

/** Has the program that holds the data directory make the backup. */
export const backUpOverSocket = (dataDir: string, to: string): Promise<unknown> =>
	sendToControlSocket(dataDir, 'back-up', { to: resolve(to) });
