import type { Config } from '#platform/config';
import { createLog } from '#platform/log';

/** Says where the sites and the newsroom are: as text on a terminal, and where the log is JSON as an event of it at any level (O05). */
export function announce(config: Config, to: { write(line: string): void } = process.stdout): void {
	const { sites, newsroom } = addressesOf(config);
	if (config.logFormat === 'json') createLog({ level: 'info', format: 'json', to }).info({ sites, newsroom }, 'Kiosco is ready');
	else {
		to.write(`Kiosco is ready: ${sites.join('  ')}\n`);
		if (newsroom !== undefined) to.write(`Newsroom: ${newsroom}  (npm run staff -- add EMAIL --role admin lets you in)\n`);
	}
}

function addressesOf({ brandOrigins, newsroomOrigin }: Config) {
	const sites = [...brandOrigins.values()].map((origin) => `${origin}/`);
	return { sites, newsroom: newsroomOrigin === undefined ? undefined : `${newsroomOrigin}/` };
}
