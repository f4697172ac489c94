import { beforeEach, expect, it } from 'vitest';
import { publish, section, story, testContent } from '../../../tests/support/content.ts';
import { describeOnBoth, type TestDatabase } from '../../../tests/support/databases/database.ts';
import { migrations } from '../content.ts';
import type { BulkChange } from '../contract/contract.ts';

const from = { brand: 'tn', sender: 'staff Julia' } as const;
const at = (id: string, more: object = {}) => story(id, { website: 'tn', website_url: `/deportes/${id.toLowerCase()}/`, ...more });

function bulk(database: TestDatabase) {
	const content = testContent(database);
	const later = () => {
		content.clock.now = new Date(content.clock.now.getTime() + 1_000);
	};
	const newest = async (id: string) => (await content().workText('tn', id)) ?? expect.fail(`no work ${id}`);
	const edit = async (id: string, headline: string, publishes: boolean) => {
		later();
		const base = (await content().workText('tn', id))?.revision;
		const document = { ...at(id, { headlines: { basic: headline } }) };
		expect(await content().edit(from, { id, document, base, publishes, kept: [] })).toMatchObject({ kind: 'stored' });
	};
	const change = async (given: BulkChange, ids: readonly string[] = ['P', 'C', 'D']) => {
		later();
		return content().changeTogether(from, { works: await seenNow(ids), change: given });
	};
	const seenNow = (ids: readonly string[]) =>
		Promise.all(ids.map(async (id) => ({ id, revision: (await content().workText('tn', id))?.revision ?? '' })));
	const undo = async (number: number) => {
		later();
		return content().undoTogether(from, number);
	};
	/** The versions of each work that readers and staff have. */
	const all = async () =>
		Promise.all(
			['P', 'C', 'D'].map(async (id) => {
				const { state, text, publishedRevision } = await newest(id);
				const read = await content().queries('tn').at(`/deportes/${id.toLowerCase()}/`);
				const { headlines, taxonomy } = JSON.parse(text);
				const seen = read.kind === 'story' ? [read.story.headline, read.story.section?.id] : read.kind;
				return {
					id,
					state,
					headline: headlines.basic,
					section: taxonomy.primary_section._id,
					isPublished: publishedRevision !== undefined,
					seen,
				};
			}),
		);

	/** Three works: one is published, one is published and has a later draft, one is a draft. */
	beforeEach(async () => {
		await publish(content(), [section('/deportes', { name: 'Deportes' }), section('/politica', { name: 'Política' })]);
		await edit('P', 'Publicada', true);
		await edit('C', 'Publicada antes', true);
		await edit('C', 'Con cambios', false);
		await edit('D', 'Borrador', false);
	});

	const politics = { kind: 'section', id: '/politica', name: 'Política' } as const;

	it.each<BulkChange>([politics, { kind: 'tag', slug: 'boca', text: 'Boca' }, { kind: 'spike' }, { kind: 'publish' }])(
		'N12 a change of many works, $kind, is undone as a whole, drafts included, and keeps every text',
		{ tags: 'slow' },
		async (given) => {
			const before = await all();
			const result = await change(given);
			expect(result).toMatchObject({ kind: 'changed', works: ['P', 'C', 'D'] });
			if (given.kind !== 'tag') expect(await all()).not.toEqual(before);
			const number = result.kind === 'changed' ? result.change : 0;
			expect(await content().lastChange(from, content.clock.now)).toMatchObject({ number, kind: given.kind, works: 3 });
			expect(await undo(number)).toMatchObject({ kind: 'changed', works: ['P', 'C', 'D'] });
			expect((await all()).map((one) => ({ ...one, seen: one.seen === 'gone' ? 'none' : one.seen }))).toEqual(before);
			expect(await undo(number)).toEqual({ kind: 'unknown' });
		},
	);

	it('N12 a withdrawn work with changes that was published is withdrawn with its changes again', { tags: 'slow' }, async () => {
		await content().unpublish(from, { type: 'story', id: 'C' });
		const before = await all();
		expect(await newest('C')).toMatchObject({ state: 'withdrawn', isDraft: true });
		const result = await change({ kind: 'publish' }, ['C']);
		await undo(result.kind === 'changed' ? result.change : 0);
		expect(await all()).toEqual(before);
		expect(await newest('C')).toMatchObject({ state: 'withdrawn', isDraft: true });
	});

	it('N12 a change that one work refuses changes none of them', { tags: 'slow' }, async () => {
		const before = await all();
		expect(await change({ kind: 'withdraw' })).toEqual({ kind: 'refused', code: 'NOT_PUBLISHED', work: 'D' });
		expect(await change({ kind: 'section', id: '/nada', name: 'Nada' })).toMatchObject({ kind: 'refused', code: 'UNKNOWN_SECTION' });
		expect(await change({ kind: 'spike' }, ['P', 'NONE'])).toEqual({ kind: 'refused', code: 'NO_SUCH_WORK', work: 'NONE' });
		expect(await all()).toEqual(before);
	});

	it('N12 what somebody changed after it was listed is not published unseen, nor is anything else of that change', async () => {
		const works = await seenNow(['P', 'C', 'D']);
		await edit('D', 'Lo que nadie vio', false);
		const before = await all();
		expect(await content().changeTogether(from, { works, change: { kind: 'publish' } })).toEqual({
			kind: 'refused',
			code: 'CHANGED_MEANWHILE',
			work: 'D',
		});
		expect(await all()).toEqual(before);
	});

	it('N12 what somebody changed since is not undone over their head, nor is anything else of that change', { tags: 'slow' }, async () => {
		const result = await change(politics);
		const number = result.kind === 'changed' ? result.change : 0;
		await edit('P', 'Otra persona', false);
		const before = await all();
		expect(await undo(number)).toEqual({ kind: 'refused', code: 'CHANGED_MEANWHILE', work: 'P' });
		expect(await all()).toEqual(before);
		expect(await content().undoTogether({ ...from, brand: 'ciudad' }, number)).toEqual({ kind: 'unknown' });
	});

	it('N12 a plan whose time passed while the work was put away is missed when it comes back, and says so', { tags: 'slow' }, async () => {
		const inMinutes = (minutes: number) => new Date(content.clock.now.getTime() + minutes * 60_000);
		for (const [id, minutes] of [
			['C', 60],
			['D', 5],
		] as const) {
			const { revision: base, text } = await newest(id);
			const edit = { id, document: JSON.parse(text), base, publishes: false, kept: [] };
			expect(await content().plan(from, { action: 'publish', dueAt: inMinutes(minutes), edit })).toMatchObject({ kind: 'stored' });
		}
		for (const minutes of [10, 0]) {
			const result = await change({ kind: 'spike' });
			content.clock.now = inMinutes(minutes);
			expect(await undo(result.kind === 'changed' ? result.change : 0)).toMatchObject({ kind: 'changed' });
			expect((await newest('C')).plans).toMatchObject([{ problem: null }]);
			expect((await newest('D')).plans).toMatchObject([{ problem: 'TIME_PASSED' }]);
		}
	});

	it('N12 two people who change the same works at once do so one after the other', { tags: 'slow' }, async () => {
		later();
		const works = await seenNow(['P', 'C', 'D']);
		const changes = ['/politica', '/deportes', '/politica', '/deportes'].map((id, index) =>
			content().changeTogether(from, { works: index % 2 ? works : works.toReversed(), change: { kind: 'section', id, name: id } }),
		);
		for (const result of await Promise.all(changes)) expect(result).toMatchObject({ kind: 'changed' });
		expect(new Set((await all()).map((one) => one.section)).size).toBe(1);
	});
}

describeOnBoth('changes of many works at once', migrations, bulk);
