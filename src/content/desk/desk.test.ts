import { beforeEach, describe, expect, it } from 'vitest';
import { publish, section, story, testContent } from '../../../tests/support/content.ts';
import { describeOnBoth, type TestDatabase } from '../../../tests/support/databases/database.ts';
import { migrations } from '../content.ts';

const from = { brand: 'tn', sender: 'staff Julia' } as const;
const at = (id: string, more: object = {}) => story(id, { website: 'tn', website_url: `/deportes/${id.toLowerCase()}/`, ...more });
const draft = { revision: { revision_id: '9', published: false } };

function desk(database: TestDatabase) {
	const content = testContent(database);
	const later = (ms = 1_000) => {
		content.clock.now = new Date(content.clock.now.getTime() + ms);
	};
	const send = async (document: object) => {
		later();
		await publish(content(), [{ ...document }]);
	};
	const edit = (id: string, document: object, more: { base?: string; publishes?: boolean; kept?: readonly string[] } = {}) =>
		content().edit(from, { id, document: { ...document }, base: more.base, publishes: more.publishes ?? false, kept: more.kept ?? [] });
	const newest = async (id: string) => (await content().workText('tn', id)) ?? expect.fail(`no work ${id}`);
	const stored = async (...args: Parameters<typeof edit>) => {
		later();
		const outcome = await edit(...args);
		return outcome.kind === 'stored' ? outcome.work : expect.fail(JSON.stringify(outcome));
	};
	const seen = async (path: string) => {
		const read = await content().queries('tn').at(path);
		return read.kind === 'story' ? read.story.headline : read.kind;
	};
	const listed = async (state: Parameters<ReturnType<typeof content>['desk']>[1]['state'], more: object = {}) =>
		(await content().desk('tn', { state, from: 0, ...more })).rows.map(({ id }) => id);
	const titled = (headline: string, more: object = {}) => at('A', { headlines: { basic: headline }, ...more });

	beforeEach(() => publish(content(), [section('/deportes'), section('/politica')]));

	it('a new story is a draft until it is published, and then readers see it', async () => {
		const first = await stored('A', titled('Uno'));
		expect(first).toMatchObject({ state: 'working', sender: 'staff Julia', publishedRevision: undefined });
		expect(await seen('/deportes/a/')).toBe('none');
		const published = await stored('A', titled('Dos'), { base: first.revision, publishes: true });
		expect(published).toMatchObject({ state: 'published', path: '/deportes/a/', publishedRevision: published.revision });
		expect(await seen('/deportes/a/')).toBe('Dos');
		const changed = await stored('A', titled('Tres'), { base: published.revision });
		expect(changed).toMatchObject({ state: 'working', publishedRevision: published.revision });
		expect(await seen('/deportes/a/')).toBe('Dos');
	});

	it('N05 who has a story open is told of each new text of it, whoever stored it', async () => {
		const told: unknown[] = [];
		const leave = content().followWork('tn', 'A', (revision) => void told.push(revision));
		const first = await stored('A', titled('Uno'));
		await stored('B', at('B'));
		await send(titled('Del programa', { revision: { revision_id: '7', published: true } }));
		const second = await newest('A');
		await expect.poll(() => told).toEqual([first.revision, second.revision]);
		leave();
		const third = await stored('A', titled('Tres'), { base: second.revision });
		const laterTold: unknown[] = [];
		content().followWork('tn', 'A', (revision) => void laterTold.push(revision));
		const fourth = await stored('A', titled('Cuatro'), { base: third.revision });
		await expect.poll(() => laterTold).toContain(fourth.revision);
		expect(told).toHaveLength(2);
	});

	it('N05 an edit of an older text stores nothing and gets the newer one, also when a program wrote it', async () => {
		const first = await stored('A', titled('Uno'));
		const second = await stored('A', titled('Dos'), { base: first.revision });
		expect(await edit('A', titled('Tarde'), { base: first.revision })).toEqual({ kind: 'conflict', newest: second });
		expect(await edit('A', titled('Otra nueva'))).toEqual({ kind: 'conflict', newest: second });
		await send(titled('Del programa', { revision: { revision_id: '7', published: true } }));
		expect(await edit('A', titled('Tarde'), { base: second.revision })).toMatchObject({
			kind: 'conflict',
			newest: { text: expect.stringContaining('Del programa') },
		});
	});

	it('N05 of many saves of one text at the same time one is stored', async () => {
		const { revision } = await stored('A', titled('Uno'));
		const outcomes = await Promise.all(Array.from({ length: 20 }, (_, index) => edit('A', titled(`Vez ${index}`), { base: revision })));
		expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
		expect(outcomes.filter(({ kind }) => kind === 'conflict')).toHaveLength(19);
	});

	it('C02 an edit leaves the next number to the sender of the story', async () => {
		await send(titled('Uno', { revision: { revision_id: '7', published: true } }));
		const edited = await stored('A', titled('De la redacción'), { base: (await newest('A')).revision, publishes: true });
		expect(JSON.parse(edited.text).revision).toMatchObject({ revision_id: expect.stringMatching(/^7\+/), parent_id: '7', published: true });
		await send(titled('Ocho', { revision: { revision_id: '8', published: true } }));
		expect(await seen('/deportes/a/')).toBe('Ocho');
	});

	it('N04 the content keeps the dates and the state, and the members that somebody may not change', async () => {
		const claimed = { created_date: '2001-01-01T00:00:00Z', publish_date: '2030-01-01T00:00:00Z', revision: { published: true } };
		const first = await stored('A', titled('Uno', { ...claimed, credits: { by: [] } }), { kept: ['credits'] });
		expect(first.state).toBe('working');
		const document = JSON.parse(first.text);
		expect(document).toMatchObject({ created_date: content.clock.now.toISOString() });
		expect(document).not.toHaveProperty('publish_date');
		expect(document).not.toHaveProperty('credits');
		const made = document.created_date;
		const published = await stored('A', titled('Uno', claimed), { base: first.revision, publishes: true });
		expect(JSON.parse(published.text)).toMatchObject({ created_date: made, publish_date: content.clock.now.toISOString() });
	});

	it('D07 of what somebody types one version is kept for each ten minutes, and every publication', async () => {
		let base = (await stored('A', titled('Cero'))).revision;
		for (const headline of ['Uno', 'Dos']) base = (await stored('A', titled(headline), { base })).revision;
		base = (await stored('A', titled('Publicada'), { base, publishes: true })).revision;
		base = (await stored('A', titled('Tres'), { base })).revision;
		later(600_000);
		await stored('A', titled('Cuatro'), { base });
		const { revisions } = await content().revisions('tn', 'A', 0);
		expect(revisions.map(({ headline }) => headline)).toEqual(['Cuatro', 'Tres', 'Publicada', 'Dos']);
	});

	it('what cannot be published is refused, and its draft stays', async () => {
		const first = await stored('A', titled(''));
		const refused = await edit('A', titled(''), { base: first.revision, publishes: true });
		expect(refused).toMatchObject({ kind: 'refused', problems: [{ message: 'it has no headline' }] });
		await stored('B', at('B'), { publishes: true });
		const taken = await edit('A', titled('Uno', { website_url: '/deportes/b/' }), { base: first.revision, publishes: true });
		expect(taken).toMatchObject({ kind: 'refused', code: 'PATH_TAKEN' });
		expect(await newest('A')).toEqual(first);
		expect(await edit('A', at('C'), { base: first.revision })).toMatchObject({ kind: 'refused', code: 'INVALID_DOCUMENT' });
	});

	it('N02 another brand has neither the story nor its texts', async () => {
		const { revision } = await stored('A', titled('Uno'));
		expect(await content().workText('ciudad', 'A')).toBeUndefined();
		expect(await content().revisionText('ciudad', 'A', revision)).toBeUndefined();
		expect((await content().desk('ciudad', { state: 'working', from: 0 })).rows).toEqual([]);
		expect(
			await content().edit({ ...from, brand: 'ciudad' }, { id: 'A', document: {}, base: revision, publishes: false, kept: [] }),
		).toEqual({
			kind: 'conflict',
			newest: undefined,
		});
		const elsewhere = titled('Uno', { websites: { tn: {}, ciudad: {} } });
		expect(await edit('A', elsewhere, { base: revision, publishes: true })).toMatchObject({ kind: 'refused', code: 'OTHER_BRAND' });
	});

	it('the desk lists each work once, under what became of it', { tags: 'slow' }, async () => {
		for (const id of ['PUBLISHED', 'CHANGED', 'WITHDRAWN', 'SUPERSEDED']) await send(at(id));
		await send(at('CHANGED', draft));
		await send(at('NEW', draft));
		await send(at('SUPERSEDED', { revision: { revision_id: '1', published: false } }));
		await send(at('SUPERSEDED', { revision: { revision_id: '10', published: true } }));
		await send(at('LATER', { display_date: '2026-12-24T12:00:00Z' }));
		await content().unpublish(from, { type: 'story', id: 'WITHDRAWN' });
		expect(await listed('working')).toEqual(['NEW', 'CHANGED']);
		expect((await listed('published')).toSorted()).toEqual(['CHANGED', 'PUBLISHED', 'SUPERSEDED']);
		expect(await listed('scheduled')).toEqual(['LATER']);
		expect(await listed('withdrawn')).toEqual(['WITHDRAWN']);
		const back = await newest('WITHDRAWN');
		expect(back).toMatchObject({ state: 'withdrawn', path: '/deportes/withdrawn/' });
		await stored('WITHDRAWN', at('WITHDRAWN'), { base: back.revision, publishes: true });
		expect(await listed('withdrawn')).toEqual([]);
		expect(await listed('published')).toContain('WITHDRAWN');
	});

	it('lists as drafts what is being written alone, and knows every headline', async () => {
		await stored('A', titled('Uno'));
		const { revision } = await stored('B', at('B', { headlines: { basic: 'Publicada' } }), { publishes: true });
		await stored('C', at('C', { headlines: { basic: 'Descartada' } }));
		await content().spike(from, 'C');
		expect((await content().drafts('tn')).map(({ headline }) => headline)).toEqual(['Uno']);
		await stored('B', at('B', { headlines: { basic: 'Con cambios' } }), { base: revision });
		expect((await content().drafts('tn')).map(({ id }) => id)).toEqual(['B', 'A']);
		expect(await content().headlines('tn', ['A', 'B', 'C', 'NONE'])).toEqual(
			new Map([
				['A', 'Uno'],
				['B', 'Con cambios'],
				['C', 'Descartada'],
			]),
		);
		expect(await content().headlines('ciudad', ['A'])).toEqual(new Map());
	});

	it('a work that was taken from readers stays withdrawn, whatever is written in it, until it is published again', async () => {
		await stored('B', at('B', { headlines: { basic: 'Uno' } }), { publishes: true });
		const { revision } = await newest('B');
		await stored('B', at('B', { headlines: { basic: 'Dos' } }), { base: revision });
		await content().unpublish(from, { type: 'story', id: 'B' });
		const withdrawn = await newest('B');
		expect(withdrawn).toMatchObject({ state: 'withdrawn', isDraft: true, text: expect.stringContaining('Dos') });
		const typed = await stored('B', at('B', { headlines: { basic: 'Tres' } }), { base: withdrawn.revision });
		expect(typed).toMatchObject({ state: 'withdrawn', isDraft: true });
		expect([await listed('withdrawn'), await listed('withdrawn', { words: 'Tres' }), await listed('working')]).toEqual([['B'], ['B'], []]);
		const again = await stored('B', at('B'), { base: typed.revision, publishes: true });
		expect(again).toMatchObject({ state: 'published', isDraft: false });
		expect([await listed('withdrawn'), await listed('published')]).toEqual([[], ['B']]);
	});

	it('the desk finds works by words, section and author, in every state', async () => {
		const politics = { primary_section: { _id: '/politica', type: 'section', version: '0.10.12', name: 'Política' } };
		const credits = { by: [{ type: 'author', version: '0.10.12', name: 'Ana Paz', slug: 'ana-paz' }] };
		for (const [id, more] of [
			['PLAIN', {}],
			['SOUGHT', { headlines: { basic: 'El 50% de los ornitorrincos' }, taxonomy: politics, credits }],
		] as const) {
			await send(at(id, more));
			await send(at(`D-${id}`, { ...more, ...draft }));
		}
		for (const more of [
			{ words: 'ornitorrinco' },
			{ section: '/politica' },
			{ author: 'ana-paz' },
			{ words: '50%', section: '/politica' },
		]) {
			expect(await listed('published', more), JSON.stringify(more)).toEqual(['SOUGHT']);
			expect(await listed('working', more), JSON.stringify(more)).toEqual(['D-SOUGHT']);
		}
		expect(await listed('working', { words: '%' })).toEqual(['D-SOUGHT']);
		const { rows } = await content().desk('tn', { state: 'working', from: 0, author: 'ana-paz' });
		expect(rows).toMatchObject([
			{ headline: 'El 50% de los ornitorrincos', section: 'Política', authors: ['Ana Paz'], isPublished: false },
		]);
	});
}

describeOnBoth('the desk of the newsroom', migrations, desk);

describe('a long desk', () => {
	const content = testContent();
	it('is listed by pages', async () => {
		await publish(content(), [section('/deportes'), ...Array.from({ length: 41 }, (_, index) => at(`N${index}`, draft))]);
		const first = await content().desk('tn', { state: 'working', from: 0 });
		expect([first.rows.length, first.next]).toEqual([40, 40]);
		expect(await content().desk('tn', { state: 'working', from: 40 })).toMatchObject({ rows: [{}] });
	});
});
