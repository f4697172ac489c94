import { describe, expect, it } from 'vitest';
import { publish, testContent } from '../../../../tests/support/content.ts';

const content = testContent();
const mastheadNow = (brand: 'tn' | 'eltrece' = 'tn') => content().queries(brand).masthead();
const put = (document: object) => content().put({ brand: 'tn', sender: 'test', may: [] }, JSON.stringify(document));

const document = {
	type: 'masthead',
	_id: 'masthead',
	source: { name: 'la dirección', updated_at: '2026-11-01T12:00:00Z' },
	text: 'Contamos lo que pasa.',
	publisher: { name: 'La Editora S. A.' },
	people: [{ role: 'Dirección', names: ['Amalia Ferro'] }],
	contacts: [{ about: 'La redacción', email: 'redaccion@diario.example' }],
};

describe('the masthead of a brand', () => {
	it('says who publishes the site of this brand alone, until it is removed', async () => {
		await publish(content(), [document]);
		const { text, publisher, people, contacts } = document;
		const source = { name: 'la dirección', updatedAt: new Date('2026-11-01T12:00:00Z') };
		expect(await mastheadNow()).toEqual({ source, text, publisher, people, contacts, principles: [] });
		expect(await mastheadNow('eltrece')).toBeUndefined();
		await content().remove({ brand: 'tn', sender: 'test' }, { type: 'masthead', id: 'masthead' });
		expect(await mastheadNow()).toBeUndefined();
	});

	it.each([
		['an address that is none', { contacts: [{ about: 'La redacción', email: 'redaccion' }] }, '$.contacts.0.email'],
		['no address', { contacts: [] }, '$.contacts'],
		['nobody', { people: [] }, '$.people'],
		['no publisher', { publisher: undefined }, '$.publisher'],
		['another id', { _id: 'staff' }, '$._id'],
	])('C01 keeps the last good one when %s is sent', async (_, part, path) => {
		await publish(content(), [document]);
		expect(await put({ ...document, ...part })).toMatchObject({ kind: 'refused', code: 'INVALID_DOCUMENT', problems: [{ path }] });
		expect(await mastheadNow()).toMatchObject({ text: document.text });
	});
});
