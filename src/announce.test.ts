import { expect, it } from 'vitest';
import { brandList } from '#brands';
import { readConfig } from '#platform/config';
import { announce } from './announce.ts';

const brands = brandList.map(({ id }) => id);
const announced = (environment: Readonly<Record<string, string>>) => {
	const lines: string[] = [];
	announce(readConfig(brands, environment), { write: (line) => lines.push(line) });
	return lines;
};

it('O05 a JSON log has one event with the addresses of the sites and of the newsroom, whatever its level', () => {
	const [line = '', ...others] = announced({ LOG_FORMAT: 'json', LOG_LEVEL: 'error' });
	expect(others).toEqual([]);
	expect(JSON.parse(line)).toMatchObject({
		level: 'info',
		event: 'Kiosco is ready',
		sites: brands.map((brand) => `http://${brand}.localhost:4000/`),
		newsroom: 'http://redaccion.localhost:4000/',
	});
});

it('a terminal shows the same addresses as text', () => {
	const lines = announced({ LOG_FORMAT: 'pretty' });
	expect(lines).toEqual([
		`Kiosco is ready: ${brands.map((brand) => `http://${brand}.localhost:4000/`).join('  ')}\n`,
		'Newsroom: http://redaccion.localhost:4000/  (npm run staff -- add EMAIL --role admin lets you in)\n',
	]);
});
