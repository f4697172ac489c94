import { expect, it } from 'vitest';
import { brandList } from '#brands';
import { publish, story, testContent } from '../../../../tests/support/content.ts';
import { shownBlock } from '../../../../tests/support/site/shown-block.ts';
import { localServices } from './local-services.tsx';

const content = testContent();
const fields = { section: '/deportes', services: [{ tag: 'clima', icon: 'weather' }] };

/** A story with the tag of the tile, shown at an hour of the day. */
const tagged = (id: string, hour: number, more: object = {}) => {
	const { taxonomy, ...others } = story(id, { display_date: `2026-11-20T${hour}:00:00Z`, ...more });
	return { ...others, taxonomy: { ...Object(taxonomy), tags: [{ slug: 'clima', text: 'Clima' }] } };
};

it.each(brandList)('a service of $id shows its newest story that is no live coverage and no newsletter', async (brand) => {
	const newer = ['live', 'liveblog', 'LiveBlogging', 'newsletter'].map((subtype) => tagged(`N-${subtype}`, 12, { subtype }));
	await publish(content(), [tagged('OLD', 10), tagged('NEW', 11), ...newer], brand.id);
	const page = await shownBlock(localServices, brand, { fields, content: content().queries(brand.id) });
	expect([...page.matchAll(/Titular de [\w-]+/g)].map(([headline]) => headline)).toEqual(['Titular de NEW']);
});
