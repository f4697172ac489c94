import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brands } from '#brands';
import recorded from '../../../src/content/weather-service/fixtures/open-meteo-buenos-aires.json' with { type: 'json' };
import { eventually } from '../../support/eventually.ts';
import { type Program, startProgram } from '../../support/programs/program.ts';
import { senderTo } from '../../support/sender.ts';

const { timeZone } = brands.tn;

/** Stands in for Open-Meteo: the recorded answer, measured now. */
const service = createServer((_request, response) => {
	const time = new Date().toLocaleString('sv', { timeZone }).slice(0, 16).replace(' ', 'T');
	response.end(JSON.stringify({ ...recorded, current: { ...recorded.current, time } }));
});

let dataDir: string;
let environment: Record<string, string>;
let program: Program;
beforeAll(async () => {
	await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
	const address = service.address();
	const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
	environment = { DEMO_CONTENT: 'off', WEATHER_URL: `http://${host}/v1/forecast`, PRIVATE_HOSTS: host };
	dataDir = await mkdtemp(join(tmpdir(), 'kiosco-weather-'));
	program = await startProgram({ dataDir, environment });
});
afterAll(async () => {
	await program?.stop();
	await new Promise((resolve) => service.close(resolve));
	if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

const city = {
	type: 'weather',
	_id: 'buenos-aires',
	source: { name: 'la redacción', updated_at: '2026-11-20T12:00:00Z' },
	name: 'Buenos Aires',
	province: 'Ciudad de Buenos Aires',
	latitude: -34.6,
	longitude: -58.38,
};

it('ROUTE-10 a city that an operator sends is on the page at once, and the service of WEATHER_URL fills it', async () => {
	expect((await program.get('tn', '/clima/')).body).toContain(brands.tn.texts.weather.empty);
	await senderTo(program, 'tn').putAll([city]);
	expect((await program.get('tn', '/clima/')).body).toContain('El tiempo en Buenos Aires');
	// Cities are looked through at the start, and every five minutes.
	await program.stop();
	program = await startProgram({ dataDir, environment });
	const page = async () => (await program.get('tn', '/clima/')).body;
	await eventually(page, (body) => /24°.*Fuente: Open-Meteo\.com/s.test(body), 10_000);
	expect((await program.get('tn', '/')).body).toMatch(/Algo nublado.*Buenos Aires.*24°/s);
});
