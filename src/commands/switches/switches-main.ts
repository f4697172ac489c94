// `npm run switches -- off sign-up`: switches a part of the running program off, or on again, in all processes.
import * as v from 'valibot';
import { isSwitch, type SwitchName, switches } from '../../switches/switch-names.ts';
import { migrations, type SwitchChange } from '../../switches/switch-store.ts';
import { withDatabaseOrSocket } from '../database-or-socket.ts';
import { runCommand } from '../run-command.ts';
import { changeSwitch, type OffSince, switchedOff } from './switches-command.ts';

const meanings = Object.entries(switches).map(([name, meaning]) => `  ${name.padEnd(11)} ${meaning}`);

const usage = `npm run switches                   shows what is on and what is off
npm run switches -- off|on NAME    switches it in all processes, within ten seconds

When it is off:
${meanings.join('\n')}
`;

const argumentsSchema = v.tuple([v.picklist(['off', 'on']), v.custom<SwitchName>((name) => typeof name === 'string' && isSwitch(name))]);

type Arguments = { readonly change: SwitchChange | null };

function readArguments(given: readonly string[]): Arguments | string {
	if (given.length === 0) return { change: null };
	const read = v.safeParse(argumentsSchema, given);
	if (!read.success || given.length > 2) return `say off or on, and one of ${Object.keys(switches).join(', ')}`;
	const [position, name] = read.output;
	return { change: { name, isOff: position === 'off' } };
}

await runCommand({
	usage,
	readArguments,
	run: async ({ change }, config) => {
		const off = await withDatabaseOrSocket(config, 'data', async (access) => {
			if (access.kind === 'socket') return access.send(changeSwitch, change);
			await access.database.migrate(migrations);
			return switchedOff(access.database, change);
		});
		process.stdout.write(tableOf(off));
		return 0;
	},
});

function tableOf(off: OffSince): string {
	const since = new Map(off.map(({ name, since }) => [name, since]));
	return Object.keys(switches)
		.map((name) => `${name.padEnd(11)} ${since.has(name) ? `off since ${since.get(name)}` : 'on'}\n`)
		.join('');
}
