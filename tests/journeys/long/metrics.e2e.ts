import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../support/identity/identity.ts';
import { backUpInto } from '../../support/programs/commands.ts';
import { freePort } from '../../support/programs/free-port.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';

let program: Program;
let port: number;
beforeAll(async () => {
	port = await freePort();
	program = await startProgram({ isEmbedded: true, environment: { METRICS_PORT: String(port) } });
});
afterAll(() => program?.stop());

const scrape = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

/** The value of a line of the metrics. */
async function readingOf(series: string): Promise<number | undefined> {
	const line = (await scrape()).split('\n').find((one) => one.startsWith(`${series} `));
	return line === undefined ? undefined : Number(line.slice(series.length));
}

/** The names in expressions of Prometheus, without the endings of histograms. */
const namesIn = (text: string): Set<string> =>
	new Set([...text.matchAll(/\b(?:kiosco|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name.replace(/_(?:bucket|sum|count)$/, '')));

describe('the metrics of a program (O06)', () => {
	it('O06 count kept and made pages, and sign-ins by how they end', async () => {
		const login = 'kiosco_request_seconds_count{method="POST",route="/identity/public/v1/auth/login",status="401"}';
		await program.get('tn', '/deportes/');
		const [kept, made] = [await readingOf('kiosco_pages_kept_total'), await readingOf('kiosco_pages_made_total')];
		for (let times = 0; times < 3; times++) await program.get('tn', '/deportes/');
		expect(await readingOf('kiosco_pages_kept_total')).toBe((kept ?? 0) + 3);
		expect(await readingOf('kiosco_pages_made_total')).toBe(made);
		const body = JSON.stringify(signIn('nobody@mail.test'));
		const headers = { 'content-type': 'application/json' };
		await program.send('tn', '/identity/public/v1/auth/login', { method: 'POST', headers, body });
		expect(await readingOf(login)).toBe(1);
	});

	it('O06 say how old the last good backup is, once there is one', async () => {
		expect(await readingOf('kiosco_backup_age_seconds')).toBeUndefined();
		await backUpInto({ DATA_DIR: program.dataDir }, `${program.dataDir}-backup`);
		expect(await readingOf('kiosco_backup_age_seconds')).toBeLessThan(60);
	});

	it.each(['deploy/monitoring/alerts.yml', 'deploy/monitoring/dashboard.json'])('have every name that %s uses', async (file) => {
		const declared = new Set([...(await scrape()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
		expect([...namesIn(readFileSync(file, 'utf8'))].filter((name) => !declared.has(name))).toEqual([]);
	});

	it('are not served to readers, and name nobody', async () => {
		expect((await program.get('tn', '/metrics/')).status).toBe(404);
		expect(await scrape()).not.toMatch(/mail\.test|127\.0\.0\.1/);
	});
});
