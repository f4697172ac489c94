// `npm run staff -- add EMAIL --role admin`: lets somebody into the newsroom, with a link that works once.
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { inviteStaff, migrations, roles } from '#newsroom';
import { systemClock } from '#platform/clock';
import type { Config } from '#platform/config';
import { withDatabaseOrSocket } from './database-or-socket.ts';
import { runCommand } from './run-command.ts';
import { type Invitation, invitation } from './staff-command.ts';

const usage = `npm run staff -- add EMAIL [--role editor|admin]

Adds a member of staff, an editor unless a role is given, or gives an existing one a new link and, with --role, another role.
The link works once, for an hour; its page asks for a password and a second factor.
`;

const argumentsSchema = v.object({
	command: v.literal('add', 'there is one command: add'),
	email: v.pipe(v.string('an e-mail is missing'), v.trim(), v.email('that is no e-mail')),
	role: v.optional(v.picklist(roles, `a role is ${roles.join(' or ')}`)),
});

function readArguments(given: readonly string[]): Invitation | string {
	try {
		const { values, positionals } = parseArgs({ args: [...given], allowPositionals: true, options: { role: { type: 'string' } } });
		const [command, email] = positionals;
		const checked = v.safeParse(argumentsSchema, { command, email, role: values.role });
		return checked.success ? { email: checked.output.email, role: checked.output.role } : checked.issues[0].message;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

/** Resolves to the path of the set-up page. */
const invite = (config: Config, input: Invitation): Promise<string> =>
	withDatabaseOrSocket(config, async (access) => {
		if (access.kind === 'socket') return access.send(invitation, input);
		await access.database.migrate(migrations);
		return inviteStaff({ database: access.database, clock: systemClock, secret: config.accountsSecret, ...input });
	});

await runCommand({
	usage,
	readArguments,
	run: async (input, config) => {
		const path = await invite(config, input);
		process.stdout.write(`Open this link within an hour, on any of the sites:\n`);
		for (const origin of config.brandOrigins.values()) process.stdout.write(`  ${origin}${path}\n`);
		return 0;
	},
});
