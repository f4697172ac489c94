import { describe, expect, it } from 'vitest';
import { brandList, brands } from '#brands';
import { importDocuments } from '#content';
import { testContent } from '../../../tests/support/content.ts';
import type { Downloaded, Validators } from './download.ts';
import { followFeeds } from './follow-feeds.ts';

const feed = (more = '') => new TextEncoder().encode(`<rss><channel>${more}<item/></channel></rss>`);
const found = (bytes: Uint8Array, tag: string): Downloaded => ({ bytes, validators: { 'if-none-match': tag } });

/** Follows one feed that gives these answers. Each wait moves the clock; the test ends when no answer is left. */
async function follow(answers: readonly (Downloaded | Error)[], every?: number) {
	const left = [...answers];
	const asked: (readonly [minute: number, validators: Validators])[] = [];
	const lines: string[] = [];
	let now = 0;
	const following = followFeeds({
		...{ addresses: ['https://diario.test/feed/'], every, stopped: () => left.length === 0, now: () => now },
		wait: async (ms) => (now += ms),
		say: (line) => lines.push(line),
		get: async (_address, validators) => {
			asked.push([Math.round(now / 60_000), validators]);
			const answer = left.shift() ?? 'unchanged';
			if (answer instanceof Error) throw answer;
			return answer;
		},
		async *importFeed() {
			yield { kind: 'stored' };
			yield { kind: 'ignored' };
		},
	});
	const events: string[] = [];
	for await (const { kind } of following) events.push(kind);
	return { asked, lines, events };
}

describe('a feed that is followed', () => {
	it('is asked with what it said of itself, and imported only when it changed', async () => {
		const { asked, lines, events } = await follow([found(feed(), '"a"'), 'unchanged', found(feed(), '"b"'), 'unchanged'], 5);
		expect(asked).toEqual([
			[0, {}],
			[5, { 'if-none-match': '"a"' }],
			[10, { 'if-none-match': '"a"' }],
			[15, { 'if-none-match': '"b"' }],
		]);
		expect(events).toEqual(['stored', 'ignored', 'stored', 'ignored']);
		expect(lines.slice(0, 2)).toEqual([
			'1970-01-01T00:00:00 https://diario.test/feed/: 1 stored, 1 ignored; again in 5 minutes',
			'1970-01-01T00:05:00 https://diario.test/feed/: unchanged; again in 5 minutes',
		]);
	});

	it('is asked as often as it says, and every 15 minutes at most, unless the operator says otherwise', async () => {
		const minutes = async (more: string, every?: number) =>
			(await follow([found(feed(more), '"a"'), 'unchanged'], every)).asked.map(([minute]) => minute);
		expect(await minutes('<ttl>60</ttl>')).toEqual([0, 60]);
		expect(await minutes('<ttl>1</ttl>')).toEqual([0, 15]);
		expect(await minutes('<ttl>60</ttl>', 2)).toEqual([0, 2]);
	});

	it('that cannot be had is asked less and less often, and as before once it is back', async () => {
		const down = new Error('answered with status 503');
		const { asked, lines } = await follow([down, down, down, down, down, found(feed(), '"a"'), 'unchanged']);
		expect(asked.map(([minute]) => minute)).toEqual([0, 30, 90, 210, 450, 690, 705]);
		expect(lines[0]).toBe('1970-01-01T00:00:00 https://diario.test/feed/: answered with status 503; again in 30 minutes');
	});
});

describe('a feed that becomes garbage', () => {
	const content = testContent();

	const item = (title: string) =>
		`<item><title>${title}</title><link>https://diario.test/una/</link><guid>1</guid><description>Sí.</description><pubDate>Mon, 04 May 2020 10:00:00 GMT</pubDate></item>`;
	const rss = (items: string) => new TextEncoder().encode(`<rss><channel><title>El diario</title>${items}</channel></rss>`);

	/** Follows a feed into tn as the command does. Each wait moves the clock. */
	async function followInto(answers: readonly Downloaded[]) {
		const left = [...answers];
		const asked: Validators[] = [];
		const lines: string[] = [];
		let now = 0;
		const options = {
			brand: brands.tn,
			brands: brandList,
			section: '/noticias',
			stopped: () => false,
			from: 'rss',
			content: content(),
		} as const;
		const events = followFeeds({
			...{ addresses: ['https://diario.test/feed/'], every: 15, stopped: () => left.length === 0, now: () => now },
			wait: async (ms) => (now += ms),
			say: (line) => lines.push(line),
			get: async (_address, validators) => {
				asked.push(validators);
				return left.shift() ?? 'unchanged';
			},
			importFeed: (address, bytes) => importDocuments({ ...options, paths: [address], download: async () => bytes }),
		});
		const kinds: string[] = [];
		for await (const { kind } of events) kinds.push(kind);
		return { asked, lines, kinds };
	}

	it.each([
		['a page of an error', new TextEncoder().encode('<!doctype html><title>503</title><p>Volvé más tarde')],
		['nothing', new Uint8Array()],
		['half a feed', rss(item('Otra nota')).subarray(0, 90)],
		['JSON of something else', new TextEncoder().encode('{"error":"quota"}')],
	])(
		'X13 keeps the last good stories when it is %s, says so at once, and is asked anew as if it had said nothing',
		async (_what, garbage) => {
			const { asked, lines, kinds } = await followInto([found(rss(item('Una nota')), '"good"'), found(garbage, '"bad"'), 'unchanged']);
			expect(await content().queries('tn').at('/una/')).toMatchObject({ kind: 'story', story: { headline: 'Una nota' } });
			expect(kinds).toEqual(['stored', 'unreadable']);
			expect(lines[1]).toMatch(/: is not a complete feed now: .+; everything imported from it stays; again in 30 minutes$/);
			expect(asked[2]).toEqual({ 'if-none-match': '"good"' });
		},
	);
});
