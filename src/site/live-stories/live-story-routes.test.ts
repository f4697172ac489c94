import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import * as v from 'valibot';
import { expect, it, onTestFinished } from 'vitest';
import { brands } from '#brands';
import type { ResolvedAddress } from '#content/contract';
import { nobody } from '../../../tests/support/registered-readers.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { sampleStory } from '../../../tests/support/site/sample-story.ts';
import { testServer } from '../../../tests/support/test-server.ts';
import { emptyContent } from '../empty-content.ts';
import { LiveStories } from './live-stories.ts';
import { liveStoryRoutes } from './live-story-routes.ts';

const key = v.parse(v.pipe(v.string(), v.brand('PurgeKey')), 'story/FINAL');
const entry = { id: 'e1', at: '2026-11-20T15:00:00Z', title: 'Empieza', body: [] };
const story = sampleStory({ kind: 'live', href: '/deportes/final/', entries: [entry] });
const found: ResolvedAddress = { kind: 'story', story };
const purge = { keys: [key], gone: [] };
const address = { brand: brands.tn, path: story.href, isRegistered: false };

/** A server with one live story, which `read` gives. `left` counts the requests whose connection ended. */
async function serve(read: () => Promise<ResolvedAddress>) {
	const queriesFor = () => ({ ...emptyContent, keys: new Set([key]), at: read });
	const liveStories = new LiveStories({ queriesFor, clock: () => new Date('2026-11-20T15:10:00Z'), log: silentLog() });
	const routes = liveStoryRoutes({ liveStories, brandOf: () => brands.tn, registeredReaders: nobody });
	let left = 0;
	const server = await testServer({}, (app) => {
		app.addHook('onRequest', async (_, { raw }) => void raw.once('close', () => left++));
		app.register(routes);
	});
	const path = `/_site/live-story?path=${story.href}&version=unknown`;
	const open = () => {
		const sent = request({ host: '127.0.0.1', port: server.port, path, headers: { accept: 'text/event-stream' } }).end();
		sent.on('error', () => {});
		onTestFinished(() => void sent.destroy());
		return sent;
	};
	return { liveStories, open, left: () => left, poll: () => server.fetch(path) };
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

it('a network follows 256 live stories at once; beyond that it may ask, and it follows another when one is closed', async () => {
	const { open, poll } = await serve(async () => found);
	const streams = Array.from({ length: 256 }, open);
	for (const stream of streams) expect((await answerTo(stream)).statusCode).toBe(200);
	expect((await answerTo(open())).statusCode).toBe(429);
	expect((await poll()).status).toBe(200);
	streams[0]?.destroy();
	await expect.poll(async () => (await answerTo(open())).statusCode).toBe(200);
});

it('a reader who leaves while the story is read is forgotten', async () => {
	const { asked, read } = heldBack();
	const { liveStories, open, left } = await serve(read);
	const sent = open();
	await expect.poll(() => asked.length).toBe(1);
	sent.destroy();
	await expect.poll(left).toBe(1);
	asked[0]?.(found);
	await expect.poll(async () => (await liveStories.feedAt(address))?.readers).toBe(0);
});

it('a story that comes back while its streams end sends them nothing more', async () => {
	const { asked, read } = heldBack();
	const { liveStories, open } = await serve(read);
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
});
