import { expect, it } from 'vitest';
import { publish, section, story, testContent } from '../../../tests/support/content.ts';

const content = testContent();

const at = (path: string, more: object = {}) => ({ websites: { tn: { website_url: path } }, ...more });
const paths = ['/seccion/', '/nota/', '/nota-vieja/', '/embargada/', '/retirada/', '/redirigida/', '/inactiva/', '/nunca/'];
const schedule = {
	type: 'schedule',
	_id: 'friday',
	source: { name: 'el canal', updated_at: '2026-11-19T12:00:00Z' },
	broadcasts: paths.map((programme, hour) => ({ start: `1${hour}:00`, title: programme, programme })),
};
const redirect = {
	_id: 'REDIRECT',
	type: 'redirect',
	version: '0.10.12',
	canonical_url: '/redirigida/',
	redirect_url: '/nota/',
};
const works = [
	story('A', at('/nota-vieja/')),
	story('A', at('/nota/', { revision: { revision_id: '2' } })),
	story('B', at('/embargada/', { display_date: '2026-11-20T15:00:01Z' })),
	story('C', at('/retirada/')),
];

/** The programmes that the schedule of today links. */
async function linked(page = content().queries('tn')): Promise<readonly (string | undefined)[]> {
	const broadcasts = (await page.schedule())?.days[0]?.broadcasts ?? [];
	expect(broadcasts.map(({ title }) => title)).toEqual(paths);
	return broadcasts.flatMap(({ programme }) => programme ?? []);
}

it('a broadcast leads to its programme where readers find a page, as the site does', async () => {
	const sections = [section('/seccion'), section('/inactiva', { inactive: true }), section('/deportes')];
	await publish(content(), [...sections, ...works, redirect, schedule]);
	await content().unpublish({ brand: 'tn', sender: 'test' }, { type: 'story', id: 'C' });
	expect(await linked()).toEqual(['/seccion/', '/nota/', '/nota-vieja/', '/redirigida/']);
	content.clock.now = new Date('2026-11-20T15:00:01Z');
	expect(await linked()).toEqual(['/seccion/', '/nota/', '/nota-vieja/', '/embargada/', '/redirigida/']);
});

it('L05 a work that appears at one of these addresses, or disappears, purges the page', async () => {
	await publish(content(), [section('/deportes'), schedule]);
	const isPurgedBy = async (change: () => Promise<unknown>) => {
		const page = content().queries('tn');
		await linked(page);
		const purged = new Set<string>();
		const stop = content().onPurge(({ keys, gone }) => void [...keys, ...gone].map((key) => purged.add(key)));
		await change();
		stop();
		return [...page.keys].some((key) => purged.has(key));
	};
	expect(await isPurgedBy(() => publish(content(), [story('A', at('/nota/'))]))).toBe(true);
	expect(await isPurgedBy(() => content().unpublish({ brand: 'tn', sender: 'test' }, { type: 'story', id: 'A' }))).toBe(true);
	expect(await isPurgedBy(() => publish(content(), [section('/seccion')]))).toBe(true);
	expect(await isPurgedBy(() => publish(content(), [story('Z', at('/otra/'))]))).toBe(false);
});
