import { expect, it } from 'vitest';
import { daySitemapPath, pathsOfDay } from './day-sitemap.ts';

it('a day has a file for each thousand stories', () => {
	expect(pathsOfDay('2026-11-20', 1)).toEqual(['/sitemap-2026-11-20.xml']);
	expect(pathsOfDay('2026-11-20', 1_000)).toEqual(['/sitemap-2026-11-20.xml']);
	expect(pathsOfDay('2026-11-20', 2_001)).toEqual(['/sitemap-2026-11-20.xml', '/sitemap-2026-11-20-2.xml', '/sitemap-2026-11-20-3.xml']);
	for (const path of pathsOfDay('2026-11-20', 12_000)) expect(path).toMatch(daySitemapPath);
});
