// `npm run staff -- add EMAIL --role admin`: lets somebody into the newsroom, by a link that is good once.
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { brandList } from '#brands';
import { inviteStaff, migrations, type Role } from '#newsroom';
import { systemClock } from '#platform/clock';
import { BadConfiguration, type Config, readConfig } from '#platform/config';
import { DataDirInUse, openDatabase } from '#platform/database';
import { createLog } from '#platform/log';
import { sendToControlSocket } from './control-socket.ts';

/** EX_USAGE of sysexits.h. */
const badUsage = 64;

const usage = `npm run staff -- add EMAIL [--role editor|admin]

Adds a member of staff, or gives one who is there a new link. The link is good once and for an hour; its page asks for a password
and a second factor.
`;

const wanted = v.object({
	command: v.literal('add', 'there is one command: add'),
	email: v.pipe(v.string('an e-mail is missing'), v.trim(), v.email('that is no e-mail')),
	role: v.picklist(['editor', 'admin'], 'a role is editor or admin'),
});

async function main(given: readonly string[]): Promise<number> {
	const asked = read(given);
	if (typeof asked === 'string') {
		process.stderr.write(`${asked}\n\n${usage}`);
		return badUsage;
	}
	const config = readConfig(brandList.map(({ id }) => id));
	const path = await invite(config, asked);
	process.stdout.write(`Open this link within an hour, on any of the sites:\n`);
	for (const origin of config.brandOrigins.values()) process.stdout.write(`  ${origin}${path}\n`);
	return 0;
}

type Invitation = { readonly email: string; readonly role: Role };

function read(given: readonly string[]): Invitation | string {
	try {
		const { values, positionals } = parseArgs({ args: [...given], allowPositionals: true, options: { role: { type: 'string' } } });
		const [command, email] = positionals;
		const checked = v.safeParse(wanted, { command, email, role: values.role ?? 'editor' });
		return checked.success ? checked.output : checked.issues[0].message;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

/** Writes into the database, or through the program that holds it. */
async function invite(config: Config, invitation: Invitation): Promise<string> {
	const log = createLog({ level: 'error', format: config.logFormat });
	const options = { dataDir: config.dataDir, databaseUrl: config.databaseUrl?.reveal(), log };
	const database = await openDatabase(options).catch((error: unknown) => {
		if (error instanceof DataDirInUse) return undefined;
		throw error;
	});
	if (database === undefined) return v.parse(v.string(), await sendToControlSocket(config.dataDir, 'staff', invitation));
	try {
		await database.migrate(migrations);
		return await inviteStaff({ database, clock: systemClock, secret: config.accountsSecret, ...invitation });
	} finally {
		await database.close();
	}
}

try {
	process.exitCode = await main(process.argv.slice(2));
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = error instanceof BadConfiguration ? error.exitCode : 1;
}
