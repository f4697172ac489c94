import type { Locator, Page } from 'playwright-core';
import type { Bench } from './bench-run.ts';
import { ghostBody, openGhostEditor } from './ghost-editor/ghost-editor.ts';
import { longStory } from './long-story.ts';
import { bodyOf, openWriters, type Writers } from './newsroom-writers.ts';
import { quantile } from './spread.ts';
import { count, decimals, type Section } from './table.ts';

const size = { words: 5_000, elements: 200 };

/** How many times slower than this machine the processor of the writer is, and the time in ms from one key to the next. */
const slowness = 4;
const pace = 120;

/** A save follows a pause, but not within a second of another save. So the first writer rests this long before each word, in ms. */
const restMs = 1_000;

/** Measures how fast a long story opens, how long its page is busy for a key, and how soon a second writer sees what the first typed. */
export async function editor(bench: Bench): Promise<Section> {
	const writers = await openWriters(bench);
	await writers.store(longStory('LARGA', size));
	const openings = await repeat(bench.rounds, () => timeToOpen(writers));
	const page = await writers.open('LARGA');
	const keys = await keysIn(page, { body: bodyOf(page), bench });
	const [bareKeys, ghostKeys] = await keysElsewhere(page, bench);
	const other = await writers.open('LARGA', 1);
	const seen = await repeat(bench.rounds, (round) => timeUntilSeen({ page, other, word: `visto${round}` }));
	await writers.close();
	return {
		title: `The editor with a story of ${count(size.words)} words in ${size.elements} elements`,
		head: ['what', 'median, ms', 'p95, ms', 'longest, ms'],
		rows: [
			['opening the story in a new window, until it can be typed in', ...spreadText(openings)],
			[`work of the page for a key, processor slowed to 1/${slowness}`, ...spreadText(keys)],
			['the same of the browser alone, without an editor', ...spreadText(bareKeys)],
			["the same of Ghost's editor alone, with the same elements", ...spreadText(ghostKeys)],
			['a word of one writer is in front of another, after its last letter', ...spreadText(seen)],
		],
		notes: [
			`${keys.length} keys, one every ${pace} ms. All that the thread of the page does until the next key counts: drawing, keeping and saving too. It is processor time, so that other programs do not count.`,
			'The browser alone has the same elements in a bare `contenteditable`, without any script or other part of the page: no editor in a browser can take less.',
			"Ghost's editor (Koenig) is the one that Ghost's administration loads, on a page of its own: without the rest of Ghost, saving and a second writer.",
		],
	};
}

async function repeat(times: number, measure: (round: number) => Promise<number>): Promise<readonly number[]> {
	const measured: number[] = [];
	for (let round = 0; round < times; round += 1) measured.push(await measure(round));
	return measured;
}

function spreadText(times: readonly number[]): readonly string[] {
	const sorted = times.toSorted((one, other) => one - other);
	return [0.5, 0.95, 1].map((share) => decimals(quantile(sorted, share), 1));
}

async function timeToOpen(writers: Writers): Promise<number> {
	const started = performance.now();
	const page = await writers.open('LARGA');
	const opened = performance.now() - started;
	await page.close();
	return opened;
}

/** The same keys over the same elements in the browser alone, and in Ghost's editor. */
async function keysElsewhere(page: Page, bench: Bench): Promise<readonly [readonly number[], readonly number[]]> {
	const html = await bodyOf(page).evaluate(({ innerHTML }) => innerHTML);
	const bare = await openBare(page, html);
	const bareKeys = await keysIn(bare, { body: bare.locator('div'), bench });
	await bare.close();
	const ghost = await openGhostEditor(page, { folder: bench.folder, html });
	const ghostKeys = await keysIn(ghost, { body: ghostBody(ghost), bench });
	await ghost.close();
	return [bareKeys, ghostKeys];
}

/** A page with the elements of the open story, as the browser has them, and nothing else: the least that typing costs in any editor. */
async function openBare(page: Page, html: string): Promise<Page> {
	const bare = await page.context().newPage();
	await bare.setContent(`<!doctype html><div contenteditable style="width: 45rem">${html}</div>`);
	return bare;
}

type Typing = { readonly body: Locator; readonly bench: Bench };

/** What the thread of the page worked, in ms, from each key to the next, while somebody types in the middle of the story. */
async function keysIn(page: Page, { body, bench: { rounds } }: Typing): Promise<readonly number[]> {
	await clickIn(body, size.elements / 2);
	const session = await page.context().newCDPSession(page);
	await session.send('Performance.enable', { timeDomain: 'threadTicks' });
	await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
	const worked = async () => {
		const { metrics } = await session.send('Performance.getMetrics');
		return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
	};
	const times: number[] = [];
	for (let key = 0; key < rounds * 30; key += 1) {
		const before = await worked();
		await page.keyboard.press(key % 6 === 5 ? 'Space' : 'a');
		await page.waitForTimeout(pace);
		times.push((await worked()) - before);
	}
	await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
	return times;
}

const clickIn = (body: Locator, element: number): Promise<void> => body.locator('> *').nth(element).click();

type Pair = { readonly page: Page; readonly other: Page; readonly word: string };

/** Time in ms from the last letter of a word until the other writer has it. */
async function timeUntilSeen({ page, other, word }: Pair): Promise<number> {
	await page.bringToFront();
	await clickIn(bodyOf(page), 0);
	await page.waitForTimeout(restMs);
	await page.keyboard.type(` ${word}`);
	const started = performance.now();
	await bodyOf(other).getByText(word).waitFor();
	return performance.now() - started;
}
