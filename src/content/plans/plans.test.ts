import { beforeEach, expect, it } from 'vitest';
import { publish, section, story, testContent } from '../../../tests/support/content.ts';
import { describeOnBoth, type TestDatabase } from '../../../tests/support/databases/database.ts';
import { migrations } from '../content.ts';
import { Publisher } from '../publish/publisher.ts';
import { Purges } from '../purge/purges.ts';
import { tablesOf } from '../store/tables.ts';
import { PlanScheduler } from './plan-scheduler.ts';

const from = { brand: 'tn', sender: 'staff Julia' } as const;
const titled = (headline: string, more: object = {}) =>
	story('A', { website: 'tn', website_url: '/deportes/a/', headlines: { basic: headline }, ...more });

function plans(database: TestDatabase) {
	const content = testContent(database);
	const later = (ms: number) => {
		content.clock.now = new Date(content.clock.now.getTime() + ms);
	};
	const inMinutes = (minutes: number) => new Date(content.clock.now.getTime() + minutes * 60_000);
	/** The scheduler of a process. */
	const scheduler = () => {
		const { clock, log, brands } = content.options();
		const tables = tablesOf(database());
		const publisher = new Publisher({ tables, clock, brands, purges: new Purges(database(), log), writers: 1 });
		return new PlanScheduler({ tables, clock, log, brands, publisher });
	};
	const edit = (document: object, base?: string, publishes = false) => ({ id: 'A', document: { ...document }, base, publishes, kept: [] });
	const stored = async (document: object, base?: string, publishes = false) => {
		later(1_000);
		const outcome = await content().edit(from, edit(document, base, publishes));
		return outcome.kind === 'stored' ? outcome.work : expect.fail(JSON.stringify(outcome));
	};
	const planned = async (document: object, minutes: number, base?: string) => {
		const outcome = await content().plan(from, { action: 'publish', dueAt: inMinutes(minutes), edit: edit(document, base) });
		return outcome.kind === 'stored' ? outcome.work : expect.fail(JSON.stringify(outcome));
	};
	const newest = async () => (await content().workText('tn', 'A')) ?? expect.fail('no work');
	const seen = async () => {
		const read = await content().queries('tn').at('/deportes/a/');
		return read.kind === 'story' ? read.story.headline : read.kind;
	};
	const errors = () => content.log.told.filter(({ level }) => level === 'error');
	const listed = async (state: Parameters<ReturnType<typeof content>['desk']>[1]['state']) =>
		(await content().desk('tn', { state, from: 0 })).rows.map(({ id }) => id);

	beforeEach(() => publish(content(), [section('/deportes')]));

	it('C08 a text with a time is published then and not before, once, whatever number of processes look', async () => {
		const work = await planned(titled('A las ocho'), 10);
		expect(work).toMatchObject({ state: 'scheduled', plans: [{ action: 'publish', revision: work.revision, problem: null }] });
		later(599_000);
		await scheduler().run();
		expect([await seen(), await listed('scheduled'), await listed('working')]).toEqual(['none', ['A'], []]);
		later(1_000);
		await Promise.all([scheduler(), scheduler(), scheduler()].map((one) => one.run()));
		expect([await seen(), await listed('scheduled'), await listed('published')]).toEqual(['A las ocho', [], ['A']]);
		const { revisions } = await content().revisions('tn', 'A', 0);
		expect(revisions.filter(({ draft }) => !draft)).toHaveLength(1);
		expect(await newest()).toMatchObject({ state: 'published', sender: 'staff Julia', plans: [] });
	});

	it('readers keep the published text until the planned one takes its place, and what was written since stays a draft', async () => {
		const first = await stored(titled('Uno'), undefined, true);
		const plan = await planned(titled('Dos'), 5, first.revision);
		const draft = await stored(titled('Tres, sin revisar'), plan.revision);
		expect([draft.state, await seen()]).toEqual(['scheduled', 'Uno']);
		later(300_000);
		await scheduler().run();
		expect(await seen()).toBe('Dos');
		expect(await newest()).toMatchObject({ state: 'working', text: expect.stringContaining('Tres, sin revisar') });
	});

	it('a plan that readers overtook is missed and says so, in the log and on the desk', async () => {
		const first = await stored(titled('Uno'), undefined, true);
		await planned(titled('Dos'), 5, first.revision);
		later(1_000);
		await publish(content(), [titled('Del programa', { revision: { revision_id: '8', published: true } })]);
		later(300_000);
		await scheduler().run();
		expect(await seen()).toBe('Del programa');
		expect((await content().desk('tn', { state: 'scheduled', from: 0 })).rows).toMatchObject([
			{ plans: [{ problem: 'CHANGED_MEANWHILE' }] },
		]);
		expect(errors()).toMatchObject([{ event: 'a planned publication was refused', fields: { story: 'A' } }]);
	});

	it('a plan that comes more than a minute late is carried out, and the log says so', async () => {
		await planned(titled('Tarde'), 5);
		later(600_000);
		await scheduler().run();
		expect(await seen()).toBe('Tarde');
		expect(errors().at(-1)).toMatchObject({ event: 'a planned publication came late', fields: { lateBy: 300_000 } });
	});

	it('a work leaves at a time, and a plan that was taken back does nothing', async () => {
		const { revision: base } = await stored(titled('Uno'), undefined, true);
		const plan = { action: 'withdraw' as const, edit: edit(titled('Uno'), base) };
		expect(await content().plan(from, { ...plan, dueAt: inMinutes(-1) })).toMatchObject({ kind: 'refused', code: 'TIME_PASSED' });
		await content().plan(from, { ...plan, dueAt: inMinutes(5) });
		await content().cancelPlan(from, { id: 'A', action: 'withdraw' });
		later(400_000);
		await scheduler().run();
		expect(await seen()).toBe('Uno');
		await content().plan(from, { ...plan, dueAt: inMinutes(5) });
		later(400_000);
		await scheduler().run();
		expect([await seen(), (await newest()).state]).toEqual(['gone', 'withdrawn']);
	});

	it('somebody who cancels a plan at its time learns whether it was carried out', { tags: 'slow' }, async () => {
		for (let time = 0; time < 10; time++) {
			const { revision: base } = (await content().workText('tn', 'A')) ?? {};
			await planned(titled(`Vez ${time}`), 5, base);
			later(300_000);
			const [answered] = await Promise.all([content().cancelPlan(from, { id: 'A', action: 'publish' }), scheduler().run()]);
			expect((await newest()).publishedRevision).toBe(answered?.publishedRevision);
		}
	});

	it('a published work that is put away leaves readers and every list, and comes back as it was', async () => {
		const { revision } = await stored(titled('Uno'), undefined, true);
		expect(await content().spike(from, 'A')).toMatchObject({ state: 'spiked' });
		expect([await seen(), await listed('published'), await listed('withdrawn'), await listed('spiked')]).toEqual(['gone', [], [], ['A']]);
		expect(await content().recover(from, 'A')).toMatchObject({ state: 'withdrawn', revision });
		expect(await listed('spiked')).toEqual([]);
		expect(await content().spike(from, 'NONE')).toBeUndefined();
	});

	it('a trial says what a publication would change, and changes nothing', async () => {
		const { revision } = await stored(titled('Uno'), undefined, true);
		const moved = titled('Dos', { website_url: '/deportes/b/', taxonomy: { tags: [{ slug: 'boca', text: 'Boca' }] } });
		expect(await content().effects(from, { id: 'A', document: { ...moved } })).toEqual({
			kind: 'changes',
			effects: [
				{
					brand: 'tn',
					path: '/deportes/b/',
					isNew: false,
					movedFrom: '/deportes/a/',
					sections: ['/deportes'],
					tags: ['boca'],
					authors: [],
				},
			],
		});
		expect([await seen(), (await newest()).revision]).toEqual(['Uno', revision]);
		await publish(content(), [story('OTHER', { website: 'tn', website_url: '/deportes/b/' })]);
		expect(await content().effects(from, { id: 'A', document: { ...moved } })).toMatchObject({ kind: 'refused', code: 'PATH_TAKEN' });
	});
}

describeOnBoth('what waits for its time', migrations, plans);
