import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import { expect, it, onTestFinished } from 'vitest';
import { type Brand, brands } from '#brands';
import type { ResolvedAddress } from '#content/contract';
import { nobody } from '../../../tests/support/registered-readers.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { sampleStory } from '../../../tests/support/site/sample-story.ts';
import { testServer } from '../../../tests/support/test-server.ts';
import { emptyContent } from '../render/empty-content.ts';
import { LiveStories } from './live-stories.ts';
import { liveStoryRoutes } from './live-story-routes.ts';

const key = v.parse(v.pipe(v.string(), v.brand('PurgeKey')), 'story/FINAL');
const entry = { id: 'e1', at: '2026-11-20T15:00:00Z', title: 'Empieza', body: [] };
const story = sampleStory({ kind: 'live', href: '/deportes/final/', entries: [entry] });
const found: ResolvedAddress = { kind: 'story', story };
const purge = { keys: [key], gone: [] };
const address = { brand: brands.tn, path: story.href, isRegistered: false };

/**
 * A server with live stories, which `read` gives by their paths. `left` counts the requests whose connection ended, `faults` has what went wrong
 * with answers.
 */
async function serve(read: (path: string, isRegistered: boolean) => Promise<ResolvedAddress>, registeredReaders = nobody) {
	const queriesFor = (_: Brand, isRegistered: boolean) => ({
		...emptyContent,
		keys: new Set([key]),
		at: (path: string) => read(path, isRegistered),
	});
	const liveStories = new LiveStories({ queriesFor, clock: () => new Date('2026-11-20T15:10:00Z'), log: silentLog() });
	const routes = liveStoryRoutes({ liveStories, brandOf: () => brands.tn, registeredReaders });
	let left = 0;
	const faults: Error[] = [];
	const server = await testServer({}, (app) => {
		app.addHook('onRequest', async ({ raw }, reply) => {
			raw.once('close', () => left++);
			reply.raw.on('error', (fault) => faults.push(fault));
		});
		app.register(routes);
	});
	const path = `/_site/live-story?path=${story.href}&version=unknown`;
	const open = () => {
		const sent = request({ host: '127.0.0.1', port: server.port, path, headers: { accept: 'text/event-stream' } }).end();
		sent.on('error', () => {});
		onTestFinished(() => void sent.destroy());
		return sent;
	};
	return { liveStories, open, left: () => left, faults, poll: () => server.fetch(path) };
}

async function answerTo(sent: ClientRequest): Promise<IncomingMessage> {
	const [response]: IncomingMessage[] = await once(sent, 'response');
	if (response === undefined) throw new Error('there is no answer');
	return response;
}

/** Answers that a test gives one by one; the third one is there at once. */
function heldBack() {
	const asked: ((answer: ResolvedAddress) => void)[] = [];
	const read = () => new Promise<ResolvedAddress>((answer) => (asked.push(answer) === 3 ? answer(found) : undefined));
	return { asked, read };
}

it('a network follows 256 live stories at once; beyond that it may ask, and it follows another when one is closed', {
	tags: 'slow',
}, async () => {
	const { open, poll } = await serve(async () => found);
	const streams = Array.from({ length: 256 }, open);
	for (const stream of streams) expect((await answerTo(stream)).statusCode).toBe(200);
	expect((await answerTo(open())).statusCode).toBe(429);
	expect((await poll()).status).toBe(200);
	streams[0]?.destroy();
	await expect.poll(async () => (await answerTo(open())).statusCode).toBe(200);
});

it.each([
	['is registered follows the whole story', true, ['e2', 'e1']],
	['has a session that is none gets the excerpt of a visitor', false, ['e1']],
])('a reader who %s, where others get an excerpt', async (_, isRegistered, ids) => {
	const excerpt = { ...story, access: 'excerpt' as const };
	const whole = { ...story, entries: [{ ...entry, id: 'e2' }, entry] };
	const session = { showsSession: () => true, isRegistered: async () => isRegistered };
	const { poll } = await serve(async (_path, isWhole) => ({ kind: 'story', story: isWhole ? whole : excerpt }), session);
	const { entries } = v.parse(v.object({ entries: v.array(v.object({ id: v.string() })) }), await (await poll()).json());
	expect(entries.map(({ id }) => id)).toEqual(ids);
});

it('a reader who leaves while the story is read is forgotten', async () => {
	const { asked, read } = heldBack();
	const { liveStories, open, left } = await serve(read);
	const sent = open();
	await expect.poll(() => asked.length).toBe(1);
	sent.destroy();
	await expect.poll(left).toBe(1);
	asked[0]?.(found);
	// The request goes on, and follows the story, before the next turn of the event loop.
	await setImmediate();
	expect((await liveStories.feedAt(address))?.readers).toBe(0);
});

it('a reader who does not read is cut off, and others follow on', { tags: 'slow' }, async () => {
	let version = 0;
	const titled = () => ({ ...entry, title: `${version} ${'Largo '.repeat(100_000)}` });
	const { liveStories, open, left } = await serve(async () => ({ kind: 'story', story: { ...story, entries: [titled()] } }));
	let text = '';
	(await answerTo(open())).setEncoding('utf8').on('data', (piece: string) => {
		text += piece;
	});
	await answerTo(open());
	for (; version < 100 && left() === 0; version += 1) {
		liveStories.purge(purge);
		await expect.poll(() => text.includes(`${version} Largo`) && text.endsWith('\n\n')).toBe(true);
		text = '';
	}
	expect([left(), (await liveStories.feedAt(address))?.readers]).toEqual([1, 1]);
});

it('of five hundred live stories in memory, the first without readers makes room for another', async () => {
	const asked: string[] = [];
	const { liveStories, open } = await serve(async (path) => {
		asked.push(path);
		return found;
	});
	const at = (path: string) => liveStories.feedAt({ ...address, path });
	await answerTo(open());
	for (let number = 1; number <= 500; number += 1) await at(`/${number}/`);
	asked.length = 0;
	for (const path of [story.href, '/2/', '/500/', '/1/']) await at(path);
	expect(asked).toEqual(['/1/']);
});

it('an address without a live story takes no room', async () => {
	const asked: string[] = [];
	const { liveStories } = await serve(async (path) => {
		asked.push(path);
		return path === story.href ? found : { kind: 'none' };
	});
	const at = (path: string) => liveStories.feedAt({ ...address, path });
	await at(story.href);
	for (let number = 0; number < 501; number += 1) expect(await at(`/${number}/`)).toBeUndefined();
	asked.length = 0;
	expect([(await at(story.href)) !== undefined, asked]).toEqual([true, []]);
});

it('a story that comes back while its streams end sends them nothing more', async () => {
	const { asked, read } = heldBack();
	const { liveStories, open, faults } = await serve(read);
	const sent = open();
	await expect.poll(() => asked.length).toBe(1);
	asked[0]?.(found);
	const response = await answerTo(sent);
	const ended = once(response, 'end');
	let text = '';
	response.setEncoding('utf8').on('data', (piece: string) => {
		text += piece;
	});
	liveStories.purge(purge);
	liveStories.purge(purge);
	await expect.poll(() => asked.length).toBe(2);
	asked[1]?.({ kind: 'none' });
	await ended;
	expect(asked).toHaveLength(3);
	expect(text.endsWith('event: ended\ndata: {}\n\n')).toBe(true);
	expect(faults).toEqual([]);
});
