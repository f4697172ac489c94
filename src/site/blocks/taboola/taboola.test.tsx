import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { brandList } from '#brands';
import { publish, section, story, testContent } from '../../../../tests/support/content.ts';
import { sampleContext } from '../../../../tests/support/site/sample-context.ts';
import { blocks } from '../../blocks.ts';

const content = testContent();

it.each(brandList)('the Taboola blocks recommend stories of $id and load nothing from other sites', async (brand) => {
	const stories = Array.from({ length: 8 }, (_none, index) =>
		story(`S${index}`, { website: brand.id, website_url: `/deportes/${index}/` }),
	);
	await publish(content(), [section('/deportes'), ...stories], brand.id);
	const context = { ...sampleContext(brand), contentQueries: content().queries(brand.id) };
	for (const name of ['TaboolaFeed', 'TaboolaCarousel', 'TaboolaSide'] as const) {
		const prepared = await blocks[name].prepare({}, { context, subject: { kind: 'notice', name: '', title: '', text: '' } });
		const html = renderToStaticMarkup(prepared(new Set()));
		expect([...html.matchAll(/<a [^>]*href="\/[^/]/g)].length, name).toBeGreaterThan(2);
		expect(html).not.toMatch(/<script|<iframe|(?:src|href)="(?:https?:)?\/\//);
	}
});
