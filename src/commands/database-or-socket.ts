import type { Config } from '#platform/config';
import { type Database, DataDirInUse, openDatabase } from '#platform/database';
import { createLog, type Log } from '#platform/log';
import type { ControlCommand } from './control-command.ts';
import { sendToControlSocket } from './control-socket.ts';

/** Sends a command to the program that holds the data directory. */
export type SendCommand = <Input, Output>(command: ControlCommand<Input, Output>, input: Input) => Promise<Output>;

/** How a command reaches the data of this installation: by the database itself, or by the control socket of the program that holds it. */
export type Access = { readonly kind: 'database'; readonly database: Database } | { readonly kind: 'socket'; readonly send: SendCommand };

/** The log of a command: errors alone, on standard output. */
export const commandLog = ({ logFormat }: Config): Log => createLog({ level: 'error', format: logFormat });

/** Opens the database for the time of the work, or uses the control socket when a running program holds the embedded database. */
export async function withDatabaseOrSocket<Result>(config: Config, work: (access: Access) => Promise<Result>): Promise<Result> {
	const database = await openUnlessHeld(config);
	if (!database) return work({ kind: 'socket', send: (command, input) => sendToControlSocket(config.dataDir, command, input) });
	try {
		return await work({ kind: 'database', database });
	} finally {
		await database.close();
	}
}

async function openUnlessHeld(config: Config): Promise<Database | undefined> {
	const { dataDir, databaseUrl } = config;
	return openDatabase({ dataDir, databaseUrl: databaseUrl?.reveal(), log: commandLog(config) }).catch((error: unknown) => {
		if (error instanceof DataDirInUse) return undefined;
		throw error;
	});
}
