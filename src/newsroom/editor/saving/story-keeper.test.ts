import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Edit, StoredStory } from '#newsroom/contract';
import type { Outcome } from '../api.ts';
import type { LocalCopy } from './local-copy.ts';
import { type KeeperOptions, StoryKeeper } from './story-keeper.ts';

const stored = (revision: string): StoredStory => ({
	id: 'A',
	type: 'story',
	text: '{}',
	revision,
	receivedAt: '',
	sender: 'staff Ana',
	state: 'working',
	isDraft: true,
	plans: [],
});
const done = (revision: string): Outcome<StoredStory> => ({ kind: 'done', value: stored(revision) });
const text = (words: string) => ({ type: 'story', headlines: { basic: words } });

/** A keeper whose saves get the answers, one after the other. */
const keeper = (...answers: readonly Outcome<StoredStory>[]) => keeperFrom({}, answers);

function keeperFrom(known: Pick<KeeperOptions, 'origin'>, answers: readonly Outcome<StoredStory>[]) {
	const sent: Edit[] = [];
	const merged: unknown[] = [];
	const kept = new Map<string, LocalCopy>();
	const waiting = [...answers];
	const story = new StoryKeeper(
		{
			id: 'A',
			copies: { keep: async (copy) => void kept.set(copy.id, copy), drop: async (id) => void kept.delete(id) },
			save: async (_id, edit) => {
				sent.push(edit);
				return waiting.shift() ?? expect.fail('one save too many');
			},
			onMerge: (document) => void merged.push(document),
			stored: stored('r0'),
			...known,
		},
		text('Cero'),
	);
	return { story, sent, kept, merged };
}

describe('what is typed', () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	it('N06 is in the browser at once, and on the server after a pause, in one save', async () => {
		const { story, sent, kept } = keeper(done('r1'));
		for (const words of ['U', 'Un', 'Uno']) story.change(text(words));
		await vi.advanceTimersByTimeAsync(0);
		expect(kept.get('A')).toMatchObject({ document: text('Uno'), base: 'r0' });
		expect(sent).toEqual([]);
		await vi.advanceTimersByTimeAsync(1_000);
		expect(sent).toEqual([{ base: 'r0', document: text('Uno') }]);
		expect(story.safety).toEqual({ kind: 'saved' });
		expect(kept.size).toBe(0);
	});

	it('N06 is in the browser with each key while the server cannot be reached', async () => {
		const { story, kept } = keeper({ kind: 'offline' });
		story.change(text('U'));
		await vi.advanceTimersByTimeAsync(60);
		for (const words of ['Un', 'Uno']) {
			story.change(text(words));
			await vi.advanceTimersByTimeAsync(0);
			expect(kept.get('A')).toMatchObject({ document: text(words) });
		}
	});

	it('leaves the browser when it is saved and the page is left, before the pause', async () => {
		const { story, kept } = keeper(done('r1'));
		story.change(text('Uno'));
		await story.flush();
		expect(kept.size).toBe(1);
		story.leave();
		await vi.advanceTimersByTimeAsync(0);
		expect(kept.size).toBe(0);
	});

	it('N06 stays in the browser when somebody types on before the pause', async () => {
		const { story, kept } = keeper(done('r1'), { kind: 'offline' });
		story.change(text('Uno'));
		await vi.advanceTimersByTimeAsync(500);
		story.change(text('Uno d'));
		await vi.advanceTimersByTimeAsync(1_000);
		expect(kept.get('A')).toMatchObject({ document: text('Uno d'), base: 'r1' });
	});

	it('N05 is on the server a moment after a pause, but not more than once a second', async () => {
		const { story, sent } = keeper(done('r1'), done('r2'));
		story.change(text('Uno'));
		await vi.advanceTimersByTimeAsync(160);
		expect(sent).toHaveLength(1);
		story.change(text('Uno dos'));
		await vi.advanceTimersByTimeAsync(800);
		expect(sent).toHaveLength(1);
		await vi.advanceTimersByTimeAsync(200);
		expect(sent.map(({ document }) => document)).toEqual([text('Uno'), text('Uno dos')]);
	});

	it('N06 reaches the server also while somebody types without a pause', async () => {
		const { story, sent } = keeper(...['r1', 'r2', 'r3', 'r4', 'r5'].map(done));
		for (let time = 0; time < 5_000; time += 100) {
			story.change(text(`Uno ${time}`));
			await vi.advanceTimersByTimeAsync(100);
		}
		expect(sent.length).toBeGreaterThanOrEqual(4);
	});

	it('N06 stays in the browser without a network or a session, and is saved when they are back', async () => {
		const { story, sent, kept } = keeper({ kind: 'offline' }, { kind: 'signed-out' }, done('r1'));
		story.change(text('Uno'));
		await vi.advanceTimersByTimeAsync(1_000);
		expect([story.safety.kind, kept.size]).toEqual(['offline', 1]);
		await vi.advanceTimersByTimeAsync(5_000);
		expect([story.safety.kind, kept.size]).toEqual(['signed-out', 1]);
		await vi.advanceTimersByTimeAsync(5_000);
		expect([story.safety.kind, kept.size, sent.length]).toEqual(['saved', 0, 3]);
	});

	it('N06 while a save is under way is kept and saved by the next, from the revision that the first made', async () => {
		const { story, sent, kept } = keeper(done('r1'), done('r2'));
		story.change(text('Uno'));
		const first = story.flush();
		story.change(text('Dos'));
		await first;
		expect(kept.get('A')).toMatchObject({ document: text('Dos') });
		await vi.advanceTimersByTimeAsync(2_000);
		expect(sent).toEqual([
			{ base: 'r0', document: text('Uno') },
			{ base: 'r1', document: text('Dos') },
		]);
		expect(kept.size).toBe(0);
	});

	it('N06 is saved once, from the newest revision, however many saves a slow one keeps waiting', async () => {
		const { story, sent } = keeper(done('r1'), done('r2'));
		story.change(text('Uno'));
		const first = story.flush();
		story.change(text('Dos'));
		await Promise.all([first, story.flush(), story.flush(), story.flush()]);
		expect(sent).toEqual([
			{ base: 'r0', document: text('Uno') },
			{ base: 'r1', document: text('Dos') },
		]);
	});

	it('N06 while it is published is saved after that, from the revision that was published', async () => {
		const { story, sent } = keeper(done('r2'));
		const publishing = story.sendBy(async () => {
			story.change(text('Uno'));
			return done('r1');
		});
		await Promise.all([publishing, story.flush()]);
		await vi.advanceTimersByTimeAsync(1_000);
		expect(sent).toEqual([{ base: 'r1', document: text('Uno') }]);
		expect(story.safety).toEqual({ kind: 'saved' });
	});

	it('N05 never replaces what somebody else wrote: the text waits until one is chosen', async () => {
		const { story, sent, kept } = keeper({ kind: 'conflict', newest: stored('r9') }, done('r10'));
		story.change(text('Uno'));
		await vi.advanceTimersByTimeAsync(1_000);
		expect(story.safety).toEqual({ kind: 'conflict', newest: stored('r9') });
		story.change(text('Uno más'));
		await vi.advanceTimersByTimeAsync(60_000);
		expect(sent).toHaveLength(1);
		expect(kept.get('A')).toMatchObject({ document: text('Uno más') });
		story.resolve(stored('r9'), text('Los dos'));
		await vi.advanceTimersByTimeAsync(1_000);
		expect(sent.at(-1)).toEqual({ base: 'r9', document: text('Los dos') });
		expect(story.safety).toEqual({ kind: 'saved' });
	});

	it('is published from the last revision, after a save that is under way', async () => {
		const { story, sent } = keeper(done('r1'));
		story.change(text('Uno'));
		const saving = story.flush();
		const published: Edit[] = [];
		await story.sendBy(async (_id, edit) => {
			published.push(edit);
			return done('r2');
		});
		await saving;
		expect(sent).toHaveLength(1);
		expect(published).toEqual([{ base: 'r1', document: text('Uno') }]);
		expect(story.safety).toEqual({ kind: 'saved' });
	});

	const theirs = (revision: string, more: object, receivedAt = '') => ({ ...stored(revision), receivedAt, text: JSON.stringify(more) });
	const both = { type: 'story', headlines: { basic: 'Uno' }, label: { basic: { text: 'De otra' } } };

	it('N05 takes in what somebody else wrote in another part, and saves both', async () => {
		const newest = theirs('r9', { ...text('Cero'), label: both.label });
		const { story, sent, merged } = keeper({ kind: 'conflict', newest }, done('r10'));
		story.change(text('Uno'));
		await vi.advanceTimersByTimeAsync(5_000);
		expect(merged).toEqual([both]);
		expect(sent).toEqual([
			{ base: 'r0', document: text('Uno') },
			{ base: 'r9', document: both },
		]);
		expect(story.safety).toEqual({ kind: 'saved' });
	});

	it('N05 shows what somebody else saved while nobody types here, and saves nothing for it', async () => {
		const { story, sent, merged, kept } = keeper();
		story.receive(theirs('r1', text('De otra')));
		await vi.advanceTimersByTimeAsync(5_000);
		expect([merged, sent, kept.size]).toEqual([[text('De otra')], [], 0]);
		story.receive(theirs('r1', text('De otra')));
		expect(merged).toHaveLength(1);
	});

	it('N05 asks a person when the server has an older text than it had: it was restored', async () => {
		const { story } = keeper({ kind: 'done', value: { ...stored('r1'), receivedAt: '2026-11-26T12:00:00Z' } });
		story.change(text('Uno'));
		await vi.advanceTimersByTimeAsync(1_000);
		story.receive(theirs('r0', text('Cero'), '2026-11-26T11:00:00Z'));
		expect(story.safety).toMatchObject({ kind: 'conflict' });
		expect(story.document).toEqual(text('Uno'));
	});

	const ownSave = theirs('r1', text('Un'));

	it('N06 knows its own save again whose answer was lost, however much is typed until the server answers', async () => {
		const answers: readonly Outcome<StoredStory>[] = [{ kind: 'offline' }, { kind: 'offline' }, { kind: 'conflict', newest: ownSave }];
		const { story, sent, kept } = keeper(...answers, done('r2'));
		story.change(text('Un'));
		await vi.advanceTimersByTimeAsync(1_000);
		for (let words = 0; words < 40; words += 1) {
			story.change(text(`Uno ${words}`));
			await vi.advanceTimersByTimeAsync(100);
		}
		expect(kept.get('A')).toMatchObject({ document: text('Uno 39'), origin: { unanswered: text('Un') } });
		await vi.advanceTimersByTimeAsync(10_000);
		const again = { base: 'r0', document: text('Un') };
		expect(sent).toEqual([again, again, again, { base: 'r1', document: text('Uno 39') }]);
		expect(story.safety).toEqual({ kind: 'saved' });
	});

	it('N06 knows its own save again that a killed browser sent', async () => {
		const origin = { revision: 'r0', document: text('Cero'), unanswered: text('Un') };
		const { story, sent } = keeperFrom({ origin }, [{ kind: 'conflict', newest: ownSave }, done('r2')]);
		story.change(text('Uno más'));
		await vi.advanceTimersByTimeAsync(10_000);
		expect(sent.at(-1)).toEqual({ base: 'r1', document: text('Uno más') });
		expect(story.safety).toEqual({ kind: 'saved' });
	});

	it('is not published while nobody knows whether the text before it was stored', async () => {
		const { story } = keeper({ kind: 'offline' }, { kind: 'offline' });
		story.change(text('Un'));
		await vi.advanceTimersByTimeAsync(1_000);
		story.change(text('Uno más'));
		expect(await story.sendBy(() => expect.fail('published'))).toEqual({ kind: 'offline' });
	});

	it('is published by the second try when the first got no answer', async () => {
		const { story, sent } = keeper(done('r1'));
		expect(await story.sendBy(async () => ({ kind: 'offline' }))).toEqual({ kind: 'offline' });
		expect(await story.sendBy(async () => done('r2'))).toEqual(done('r2'));
		expect(sent).toEqual([{ base: 'r0', document: text('Cero') }]);
	});

	it('is known again after a publication whose answer was lost', async () => {
		const { story, sent } = keeper({ kind: 'conflict', newest: ownSave }, done('r2'));
		story.change(text('Un'));
		await story.sendBy(async () => ({ kind: 'offline' }));
		story.change(text('Uno más'));
		await vi.advanceTimersByTimeAsync(10_000);
		expect(sent.at(-1)).toEqual({ base: 'r1', document: text('Uno más') });
		expect(story.safety).toEqual({ kind: 'saved' });
	});
});
