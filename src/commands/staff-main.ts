// `npm run staff`: invites people to the newsroom with a link that works once, suspends and removes them, and checks the log of staff.
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { brandList } from '#brands';
import { migrations, type OrderOutcome, operateStaff, roles, type StaffOrder, staffOrders } from '#newsroom';
import { systemClock } from '#platform/clock';
import type { Config } from '#platform/config';
import { CommandRefused } from './command-refused.ts';
import { withDatabaseOrSocket } from './database-or-socket.ts';
import { runCommand } from './run-command.ts';
import { staffOrder } from './staff-command.ts';

const usage = `npm run staff -- add EMAIL [--role contributor|editor|admin] [--brand BRAND]…
npm run staff -- suspend EMAIL        ends their sessions; they cannot sign in
npm run staff -- resume EMAIL         lets them sign in again
npm run staff -- remove EMAIL         takes their roles, password and second factor
npm run staff -- check                says whether the log of staff was rewritten, and where

“add” adds a member of staff, an editor unless a role is given, or gives an existing one a new link and, with --role, another role.
A contributor writes drafts, an editor publishes, an admin also looks after readers and staff. With --brand, they work in these brands
alone. The link works once, for an hour; its page asks for a password and a second factor.
`;

const brandIds = brandList.map(({ id }) => id);

const options = { role: { type: 'string' }, brand: { type: 'string', multiple: true } } as const;

const email = v.pipe(v.string('an e-mail is missing'), v.trim(), v.email('that is no e-mail'));
const argumentsSchema = v.variant(
	'order',
	[
		v.object({ order: v.literal('check') }),
		v.object({
			order: v.picklist(staffOrders),
			email,
			role: v.optional(v.picklist(roles, `a role is ${roles.join(' or ')}`)),
			brands: v.optional(v.array(v.picklist(brandIds, `a brand is ${brandIds.join(' or ')}`))),
		}),
	],
	`say what to do: ${staffOrders.join(', ')}`,
);

function readArguments(given: readonly string[]): StaffOrder | string {
	const { values, positionals } = parseArgs({ args: [...given], allowPositionals: true, options });
	const [order, who] = positionals;
	const checked = v.safeParse(argumentsSchema, { order, email: who, role: values.role, brands: values.brand });
	return checked.success ? checked.output : checked.issues[0].message;
}

const carryOut = (config: Config, asked: StaffOrder): Promise<OrderOutcome> =>
	withDatabaseOrSocket(config, 'data', async (access) => {
		if (access.kind === 'socket') return access.send(staffOrder, asked);
		await access.database.migrate(migrations);
		return operateStaff(
			{ database: access.database, clock: systemClock, secret: config.accountsSecret, origin: config.newsroomOrigin },
			asked,
		);
	});

await runCommand({
	usage,
	readArguments,
	run: async (asked, config) => {
		const { done, failed } = await carryOut(config, asked);
		if (failed !== undefined) throw new CommandRefused(failed);
		process.stdout.write(`${done}\n`);
		return 0;
	},
});
