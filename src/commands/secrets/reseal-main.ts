// `npm run reseal`: decrypts the sealed values of the database, and encrypts them with the current version of ACCOUNTS_SECRET.
import { withDatabaseOrSocket } from '../database-or-socket.ts';
import { runCommand } from '../run-command.ts';
import { reseal } from './reseal.ts';
import { resealAll } from './reseal-command.ts';

const usage = `npm run reseal

Reads what the database keeps encrypted with ACCOUNTS_SECRET or ACCOUNTS_SECRET_OTHER, and encrypts it with ACCOUNTS_SECRET. After it,
nothing in the database needs the other version. docs/operate/rotate-secrets.md says when.
`;

await runCommand({
	usage,
	readArguments: (given) => (given.length > 0 ? `there is nothing to add: ${given.join(' ')}` : {}),
	run: async (_none, config) => {
		const { all, resealed, unreadable } = await withDatabaseOrSocket(config, 'data', (access) =>
			access.kind === 'socket' ? access.send(resealAll, null) : reseal({ database: access.database, secret: config.accountsSecret }),
		);
		process.stdout.write(`${resealed} of ${all} values were sealed anew; all others have the current secret\n`);
		if (unreadable === 0) return 0;
		process.stdout.write(`${unreadable} values have neither secret: is ACCOUNTS_SECRET_OTHER the one from before?\n`);
		return 1;
	},
});
