import { describe, expect, it } from 'vitest';
import { publish, testContent } from '../../../../tests/support/content.ts';

const content = testContent();

const ad = (id: string, more: object = {}) => ({
	type: 'ad',
	_id: id,
	source: { name: 'comercial', updated_at: '2026-11-20T12:00:00Z' },
	title: 'Primera hora',
	text: 'Lo que pasó mientras dormías.',
	action: 'Suscribite',
	href: '/newsletters/primera-hora/',
	...more,
});

const shown = () => content().queries('tn').ads();
const put = (document: object) => content().put({ brand: 'tn', sender: 'test', may: [] }, JSON.stringify(document));

describe('the ads of a brand', () => {
	it('come in their order, and belong to that brand alone', async () => {
		const paid = { advertiser: 'Vivero Sur', href: 'https://vivero.example/', sections: ['/campo'], order: 2 };
		await publish(content(), [ad('vivero', paid), ad('primera-hora', { order: 1, kicker: 'Newsletter' })]);
		expect(await shown()).toMatchObject([
			{ id: 'primera-hora', kicker: 'Newsletter', href: '/newsletters/primera-hora/', advertiser: undefined },
			{ id: 'vivero', advertiser: 'Vivero Sur', sections: ['/campo'] },
		]);
		expect(await content().queries('eltrece').ads()).toEqual([]);
	});

	it.each([
		['a script as its address', { href: 'javascript:alert(1)' }],
		['an address of another site without its scheme', { href: '//vivero.example/' }],
		['an address that is not encrypted', { href: 'http://vivero.example/' }],
		['no words for its button', { action: ' ' }],
		['a title that no slot has room for', { title: 'a'.repeat(81) }],
		['no sections in its list', { sections: [] }],
	])('C01 stay as they were when one with %s is sent', async (_what, more) => {
		await publish(content(), [ad('primera-hora', { title: 'La buena' })]);
		expect(await put(ad('primera-hora', more))).toMatchObject({ kind: 'refused' });
		expect((await shown()).map(({ title }) => title)).toEqual(['La buena']);
	});
});
