// `npm run export -- --brand tn FOLDER`: all of a brand's content, for another installation or another system.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brandArgument, brandList } from '#brands';
import { migrations } from '#content';
import type { Config } from '#platform/config';
import { withDatabaseOrSocket } from './database-or-socket.ts';
import { type Exported, type ExportRequest, exportBrand } from './export.ts';
import { exportContent } from './export-command.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run export -- --brand ${brandList.map(({ id }) => id).join('|')} FOLDER

Writes all documents of a brand as ANS, with its redirects and the files that they name, into a new folder, which npm run import takes.
`;

function readArguments(given: readonly string[]): ExportRequest | string {
	try {
		const { values, positionals } = parseArgs({ args: [...given], allowPositionals: true, options: { brand: { type: 'string' } } });
		const brand = brandArgument(values.brand);
		const [to, ...others] = positionals;
		if (typeof brand === 'string') return brand;
		if (to === undefined) return 'the folder is missing';
		return others.length > 0 ? `one folder is enough: ${to}` : { brand: brand.id, to };
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

/** Throws a sentence for the operator when the folder cannot be made; the running program would say it in its log alone. */
function expectRoomFor(folder: string): void {
	if (existsSync(folder)) throw new Error(`${folder} is there already: name a new folder`);
	if (!existsSync(dirname(folder))) throw new Error(`there is no folder ${dirname(folder)}`);
}

const exportTo = (config: Config, request: ExportRequest): Promise<Exported> =>
	withDatabaseOrSocket(config, async (access) => {
		if (access.kind === 'socket') return access.send(exportContent, request);
		await access.database.migrate(migrations);
		return exportBrand({ database: access.database, dataDir: config.dataDir }, request);
	});

await runCommand({
	usage,
	readArguments,
	run: async (request, config) => {
		const to = resolve(request.to);
		expectRoomFor(to);
		const { documents, files } = await exportTo(config, { ...request, to });
		process.stdout.write(`${documents} documents and ${files} files are in ${request.to}\n`);
		if (documents === 0)
			process.stdout.write(`The data of this installation has no documents of ${request.brand}: is the environment that of the server?\n`);
		return documents > 0 ? 0 : 1;
	},
});
