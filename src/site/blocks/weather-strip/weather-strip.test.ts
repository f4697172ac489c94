import { describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import type { CityWeather } from '#content/contract';
import { shownBlock } from '../../../../tests/support/site/shown-block.ts';
import { sampleAlerts, sampleWeather } from '../../samples/sample-weather.ts';
import { weatherStrip } from './weather-strip.tsx';

describe.each(brandList)('the weather strip of $id', (brand) => {
	const strip = (city: CityWeather | undefined) =>
		shownBlock(weatherStrip, brand, { content: { weather: async () => ({ cities: [], city }) } });
	const words = async (city: CityWeather) =>
		(await strip(city))
			.replaceAll(/<[^>]*>/g, '')
			.replaceAll(/\s+/g, ' ')
			.trim();

	it('has the sky, the place, the temperature and the forecast of today, and leads to the weather', async () => {
		const markup = await strip(sampleWeather());
		expect(markup).toMatch(/<a[^>]* href="\/clima\/"/);
		expect(markup).toContain('aria-label="Algo nublado"');
		expect(await words(sampleWeather())).toBe('Buenos Aires 22° Máx. 19° · Mín. 9°');
	});

	it('has the gravest alert', async () => {
		expect(await words(sampleWeather({ alerts: sampleAlerts }))).toMatch(/Alerta roja Tormentas severas$/);
	});

	it('says of old weather when it was measured', async () => {
		const source = { name: 'el servicio', updatedAt: new Date('2026-11-20T12:40:00Z') };
		expect(await words(sampleWeather({ isOld: true, source }))).toMatch(/22° .* Dato del vie 20, 0?9:40$/);
		expect(await words(sampleWeather({ isOld: true, source, now: undefined }))).toMatch(/^Buenos Aires Máx\. .* Dato del vie 20, 0?9:40$/);
	});

	it('is left out where no weather is known', async () => {
		expect(await strip(undefined)).toBe('');
		expect(await strip(sampleWeather({ now: undefined, days: [] }))).toBe('');
	});
});
