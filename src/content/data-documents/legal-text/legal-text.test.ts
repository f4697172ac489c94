import { describe, expect, it } from 'vitest';
import { publish, testContent } from '../../../../tests/support/content.ts';

const content = testContent();

type Part = { readonly [name: string]: unknown };

const section = (heading: string, more: Part = {}): Part => ({ heading, paragraphs: ['Una regla.'], ...more });
const version = (since: string, sections: readonly Part[] = [section('Tu cuenta')]): Part => ({ since, summary: 'Más claro.', sections });
const inForce = version('2026-11-01', [section('Tu cuenta', { list: ['Un punto.'] }), section('Qué ley se aplica')]);
const former = version('2024-03-04');

const text = (versions: readonly Part[], id = 'terms', more: Part = {}) => ({
	type: 'legal-text',
	_id: id,
	source: { name: 'la editora', updated_at: '2026-11-01T12:00:00Z' },
	title: 'Términos',
	versions,
	...more,
});

const termsNow = () => content().queries('tn').legalText('terms');
const put = (document: object) => content().put({ brand: 'tn', sender: 'test', may: [] }, JSON.stringify(document));

describe('a legal text of a brand', () => {
	it('has the version in force with an anchor for each section, and the versions before it', async () => {
		await publish(content(), [text([inForce, former])]);
		expect(await termsNow()).toEqual({
			title: 'Términos',
			source: { name: 'la editora', updatedAt: new Date('2026-11-01T12:00:00Z') },
			current: {
				...inForce,
				sections: [
					{ anchor: 'texto-tu-cuenta', heading: 'Tu cuenta', paragraphs: ['Una regla.'], list: ['Un punto.'] },
					{ anchor: 'texto-que-ley-se-aplica', heading: 'Qué ley se aplica', paragraphs: ['Una regla.'] },
				],
			},
			earlier: [{ ...former, sections: [{ anchor: 'texto-tu-cuenta', heading: 'Tu cuenta', paragraphs: ['Una regla.'] }] }],
		});
		expect(await content().queries('tn').legalText('privacy')).toBeUndefined();
	});

	it('shows a version from its day on, in the time zone of the brand', async () => {
		await publish(content(), [text([version('2026-11-21'), inForce])]);
		content.clock.now = new Date('2026-11-21T02:59:59Z');
		expect(await termsNow()).toMatchObject({ current: { since: '2026-11-01' }, earlier: [] });
		content.clock.now = new Date('2026-11-21T03:00:00Z');
		expect(await termsNow()).toMatchObject({ current: { since: '2026-11-21' }, earlier: [{ since: '2026-11-01' }] });
	});

	it('is not there before its first day', async () => {
		await publish(content(), [text([version('2027-01-01')])]);
		expect(await termsNow()).toBeUndefined();
	});

	it.each([
		['versions in the order of a diary', text([former, inForce]), '$.versions'],
		['two versions of one day', text([former, former]), '$.versions'],
		['no version', text([]), '$.versions'],
		['a day that is none', text([version('el lunes')]), '$.versions.0.since'],
		['a version without sections', text([version('2026-11-01', [])]), '$.versions.0.sections'],
		['two sections of one heading', text([version('2026-11-01', [section('Ley'), section('¡Ley!')])]), '$.versions.0.sections'],
		['an empty paragraph', text([version('2026-11-01', [section('Ley', { paragraphs: [' '] })])]), '$.versions.0.sections.0.paragraphs.0'],
		['no source', text([inForce], 'terms', { source: undefined }), '$.source'],
		['another id', text([inForce], 'cookies'), '$._id'],
	])('C01 keeps the last good text when %s is sent', async (_, document, path) => {
		await publish(content(), [text([inForce])]);
		expect(await put(document)).toMatchObject({ kind: 'refused', code: 'INVALID_DOCUMENT', problems: [{ path }] });
		expect(await termsNow()).toMatchObject({ current: { since: '2026-11-01' } });
	});

	it('is purged by a new version, and is gone when its document is removed', async () => {
		await publish(content(), [text([former])]);
		const page = content().queries('tn');
		await page.legalText('terms');
		const purged: string[] = [];
		const stop = content().onPurge(({ keys }) => void purged.push(...keys));
		await publish(content(), [text([inForce, former])]);
		expect(await termsNow()).toMatchObject({ current: { since: '2026-11-01' } });
		await content().remove({ brand: 'tn', sender: 'test' }, { type: 'legal-text', id: 'terms' });
		stop();
		expect(purged).toEqual([...page.keys, ...page.keys]);
		expect(await termsNow()).toBeUndefined();
	});

	it('belongs to its brand alone', async () => {
		await publish(content(), [text([inForce])]);
		expect(await content().queries('eltrece').legalText('terms')).toBeUndefined();
	});
});
