// `npm run export -- --brand tn FOLDER`: exports all content of a brand, for another installation or another system.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brandArgument, brandList } from '#brands';
import { migrations } from '#content';
import type { Config } from '#platform/config';
import { openFiles } from '#platform/files';
import { withDatabaseOrSocket } from './database-or-socket.ts';
import { type Exported, type ExportRequest, exportBrand } from './export.ts';
import { exportContent } from './export-command.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run export -- --brand ${brandList.map(({ id }) => id).join('|')} FOLDER

Writes all documents of a brand as ANS, with its redirects and the files that they name, into a new folder, which npm run import takes.
`;

function readArguments(given: readonly string[]): ExportRequest | string {
	const { values, positionals } = parseArgs({ args: [...given], allowPositionals: true, options: { brand: { type: 'string' } } });
	const brand = brandArgument(values.brand);
	const [to, ...others] = positionals;
	if (typeof brand === 'string') return brand;
	if (to === undefined) return 'the folder is missing';
	return others.length > 0 ? `one folder is enough: ${to}` : { brand: brand.id, to };
}

const exportTo = (config: Config, request: ExportRequest): Promise<Exported> =>
	withDatabaseOrSocket(config, 'data', async (access) => {
		if (access.kind === 'socket') return access.send(exportContent, request);
		await access.database.migrate(migrations);
		return exportBrand({ database: access.database, files: await openFiles(config) }, request);
	});

await runCommand({
	usage,
	readArguments,
	run: async (request, config) => {
		const to = resolve(request.to);
		const { documents, files } = await exportTo(config, { ...request, to });
		process.stdout.write(`${documents} documents and ${files} files are in ${request.to}\n`);
		if (documents === 0)
			process.stdout.write(`The data of this installation has no documents of ${request.brand}: is the environment that of the server?\n`);
		return documents > 0 ? 0 : 1;
	},
});
