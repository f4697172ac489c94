// `npm run calls -- export --brand tn SLUG FOLDER`: exports the applications to an open call, for the newsroom.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { brandList } from '#brands';
import { applicationsFolderIn, createApplicationExport, type Exported, type ExportRequest, migrations } from '#identity';
import type { Config } from '#platform/config';
import { openFiles } from '#platform/files';
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
	const { values, positionals } = parseArgs({ args: [...given], allowPositionals: true, options: { brand: { type: 'string' } } });
	const [command, openCall, to] = positionals;
	const checked = v.safeParse(argumentsSchema, { command, openCall, to, brand: values.brand });
	return checked.success
		? { brand: checked.output.brand, openCall: checked.output.openCall, to: checked.output.to }
		: checked.issues[0].message;
}

const exportTo = (config: Config, request: ExportRequest): Promise<Exported> =>
	withDatabaseOrSocket(config, 'data', async (access) => {
		if (access.kind === 'socket') return access.send(exportCall, request);
		await access.database.migrate(migrations);
		const files = await openFiles(config);
		const applicationStore = files.within('applications');
		return createApplicationExport({
			...{ database: access.database, applicationStore, applicationsFolder: applicationsFolderIn(config.dataDir) },
		})(request);
	});

await runCommand({
	usage,
	readArguments,
	run: async (request, config) => {
		const { applications, files, missing } = await exportTo(config, { ...request, to: resolve(request.to) });
		process.stdout.write(`${applications} applications and ${files} files are in ${request.to}\n`);
		if (missing > 0) process.stdout.write(`${missing} files are missing: are DATA_DIR and S3_URL those of the server?\n`);
		return missing > 0 ? 1 : 0;
	},
});
