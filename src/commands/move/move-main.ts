// `npm run move -- --to postgres://…`: moves the data of this installation, which must be stopped, into another database.
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { Secret } from '#platform/secret';
import { CommandRefused } from '../command-refused.ts';
import { findControlSocket } from '../control-socket.ts';
import { withDatabaseOrSocket } from '../database-or-socket.ts';
import { createProgress } from '../progress.ts';
import { runCommand } from '../run-command.ts';
import { type Move, moveDatabase } from './move.ts';

const usage = `npm run move -- [--dry-run] --to postgres://…

Copies every row of the database of this installation into an empty database of PostgreSQL, and compares them. Stop the program first.
Files stay in DATA_DIR. The password may be in PGPASSWORD instead of the address.
  --dry-run   say what would be moved, and do nothing
`;

const address = v.pipe(v.string('--to is missing'), v.regex(/^postgres(ql)?:\/\//, '--to is an address that begins with postgres://'));

function readArguments(given: readonly string[]): Move | string {
	const { values } = parseArgs({ args: [...given], options: { to: { type: 'string' }, 'dry-run': { type: 'boolean' } } });
	const to = v.safeParse(address, values.to);
	return to.success ? { to: new Secret(to.output), isDry: values['dry-run'] === true } : to.issues[0].message;
}

await runCommand({
	usage,
	readArguments,
	run: (move, config) =>
		withDatabaseOrSocket(config, 'data', async (access) => {
			if (access.kind === 'socket' || (await findControlSocket(config.dataDir)))
				throw new CommandRefused('the program runs: stop it first, or what it writes during the move is lost');
			const progress = createProgress(process.stderr);
			const moved = await moveDatabase({ ...move, from: access.database, config }, progress.show);
			progress.end();
			process.stdout.write(`${moved}\n`);
			return 0;
		}),
});
