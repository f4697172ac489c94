// `npm run reload`: replaces the processes of the running program one after the other, without a lost request.
import { resolve } from 'node:path';
import { CommandRefused } from './command-refused.ts';
import { findControlSockets, sendToControlSocket } from './control-socket.ts';
import { reload } from './reload-command.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run reload

Replaces the processes that run on DATA_DIR, of each supervisor one after the other; no request is lost. The log says when all are replaced.
`;

await runCommand({
	usage,
	readArguments: (given) => (given.length > 0 ? `there is nothing to add: ${given.join(' ')}` : {}),
	run: async (_none, { dataDir }) => {
		const sockets = await findControlSockets(dataDir);
		if (sockets.length === 0) throw new CommandRefused(`no program runs on ${resolve(dataDir)}: is DATA_DIR that of the server?`);
		const asked = await Promise.allSettled(sockets.map((socket) => sendToControlSocket(socket, reload, null)));
		const refused = asked.filter((outcome) => outcome.status === 'rejected');
		if (refused.length === asked.length) throw refused[0]?.reason;
		process.stdout.write('The processes are being replaced. The log says “all processes were replaced” at the end.\n');
		for (const { reason } of refused) process.stdout.write(`Not replaced: ${reason instanceof Error ? reason.message : reason}\n`);
		return 0;
	},
});
