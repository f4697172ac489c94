// `npm run calls -- export --brand tn SLUG FOLDER`: what was answered to an open call, for the newsroom.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { brandList } from '#brands';
import { applicationsFolderIn, createApplicationExport, type Exported, type ExportRequest, migrations } from '#identity';
import type { Config } from '#platform/config';
import { exportCall } from './calls-command.ts';
import { withDatabaseOrSocket } from './database-or-socket.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run calls -- export --brand BRAND SLUG FOLDER

Writes what was answered to the open call SLUG of a brand, and confirmed, into a new folder: applications.csv and the files.
`;

const argumentsSchema = v.object({
	command: v.literal('export', 'there is one command: export'),
	brand: v.picklist(
		brandList.map(({ id }) => id),
		`--brand is one of ${brandList.map(({ id }) => id).join(', ')}`,
	),
	openCall: v.string('the slug of the call is missing'),
	to: v.string('the folder is missing'),
});

function readArguments(given: readonly string[]): ExportRequest | string {
	try {
		const { values, positionals } = parseArgs({ args: [...given], allowPositionals: true, options: { brand: { type: 'string' } } });
		const [command, openCall, to] = positionals;
		const checked = v.safeParse(argumentsSchema, { command, openCall, to, brand: values.brand });
		return checked.success
			? { brand: checked.output.brand, openCall: checked.output.openCall, to: checked.output.to }
			: checked.issues[0].message;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

const exportTo = (config: Config, request: ExportRequest): Promise<Exported> =>
	withDatabaseOrSocket(config, async (access) => {
		if (access.kind === 'socket') return access.send(exportCall, request);
		await access.database.migrate(migrations);
		return createApplicationExport({ database: access.database, applicationsFolder: applicationsFolderIn(config.dataDir) })(request);
	});

await runCommand({
	usage,
	readArguments,
	run: async (request, config) => {
		const { applications, files, missing } = await exportTo(config, { ...request, to: resolve(request.to) });
		process.stdout.write(`${applications} applications and ${files} files are in ${request.to}\n`);
		if (missing > 0) process.stdout.write(`${missing} files are not in this DATA_DIR\n`);
		return missing > 0 ? 1 : 0;
	},
});
