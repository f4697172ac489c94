import { describe, expect, it } from 'vitest';
import { publish, section, story, testContent } from '../../../../tests/support/content.ts';

const content = testContent();

const newsletter = (id: string, more: object = {}) => ({
	type: 'newsletter',
	_id: id,
	source: { name: 'la redacción', updated_at: '2026-11-20T12:00:00Z' },
	title: 'Primera hora',
	text: 'Lo que pasó mientras dormías.',
	schedule: 'De lunes a viernes',
	...more,
});

const offered = () => content().queries('tn').newsletters();
const put = (document: object) => content().put({ brand: 'tn', sender: 'test', may: [] }, JSON.stringify(document));

describe('the newsletters of a brand', () => {
	it('ROUTE-13 come in their order, with the section that the brand has', async () => {
		await publish(content(), [
			section('/deportes'),
			newsletter('domingo', { order: 2, title: 'Domingo', section: '/nada' }),
			newsletter('primera-hora', { order: 1, section: '/deportes' }),
			newsletter('cine', { order: 2, title: 'Cine' }),
		]);
		const [first, ...others] = await offered();
		expect(first).toEqual({
			slug: 'primera-hora',
			title: 'Primera hora',
			text: 'Lo que pasó mientras dormías.',
			schedule: 'De lunes a viernes',
			section: { id: '/deportes', name: expect.any(String) },
			source: { name: 'la redacción', updatedAt: new Date('2026-11-20T12:00:00Z') },
		});
		expect(others.map(({ title, section: at }) => [title, at])).toEqual([
			['Cine', undefined],
			['Domingo', undefined],
		]);
		expect(await content().queries('eltrece').newsletters()).toEqual([]);
	});

	it('ROUTE-13 STORY-06 have as editions the stories of their kind with their tag', async () => {
		const tags = { taxonomy: { tags: [{ slug: 'primera-hora', text: 'Primera hora' }] } };
		await publish(content(), [section('/deportes'), story('EDITION', { subtype: 'newsletter', ...tags }), story('ABOUT', tags)]);
		const editions = await content()
			.queries('tn')
			.list({ all: ['kind:newsletter', 'tag:primera-hora'], size: 5 });
		expect(editions.map(({ id }) => id)).toEqual(['EDITION']);
	});

	it.each([
		['an id that is no slug', newsletter('Primera Hora'), '$._id'],
		['the address of another page', newsletter('baja'), '$._id'],
		['no schedule', newsletter('primera-hora', { schedule: ' ' }), '$.schedule'],
		['a section that is no path', newsletter('primera-hora', { section: 'deportes/' }), '$.section'],
		['a picture that is none', newsletter('primera-hora', { promo_items: { basic: { type: 'video' } } }), '$.promo_items.basic.type'],
		['no source', newsletter('primera-hora', { source: undefined }), '$.source'],
	])('C01 stay as they were when %s is sent', async (_, document, path) => {
		await publish(content(), [newsletter('primera-hora', { title: 'La buena' })]);
		expect(await put(document)).toMatchObject({ kind: 'refused', code: 'INVALID_DOCUMENT', problems: [{ path }] });
		expect(await offered()).toMatchObject([{ title: 'La buena' }]);
	});
});
