// `npm run reload`: replaces the processes of the running program one after the other, without a lost request.
import { resolve } from 'node:path';
import { CommandRefused } from './command-refused.ts';
import { findControlSocket, sendToControlSocket } from './control-socket.ts';
import { reload } from './reload-command.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run reload

Replaces the processes of the program that runs on DATA_DIR one after the other; no request is lost. Its log says when all are replaced.
`;

await runCommand({
	usage,
	readArguments: (given) => (given.length > 0 ? `there is nothing to add: ${given.join(' ')}` : {}),
	run: async (_none, { dataDir }) => {
		const socket = await findControlSocket(dataDir);
		if (!socket) throw new CommandRefused(`no program runs on ${resolve(dataDir)}: is DATA_DIR that of the server?`);
		await sendToControlSocket(socket, reload, null);
		process.stdout.write('The processes are being replaced.\n');
		return 0;
	},
});
