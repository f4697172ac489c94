import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { measuresTheMachine } from '../../tests/support/form.ts';
import { childProgram } from '../../tests/support/programs/child-program.ts';

const address = (file: string) => new URL(file, import.meta.url).href;

/** A real server process: `/slow` answers after a second, `/stuck` never; resources say when they are closed. */
async function server(options: string) {
	const program = childProgram(`
		import { createHealth } from '${address('./health.ts')}';
		import { createHttpServer } from '${address('./http-server.ts')}';
		import { stopGracefully } from '${address('./graceful-stop.ts')}';
		const tell = (fields, event) => console.log(event);
		const log = { debug: tell, info: tell, warn: tell, error: tell };
		const health = createHealth({}, log);
		const app = createHttpServer({ config: { brandOrigins: new Map(), trustedProxies: [] }, log, health });
		const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
		app.get('/slow', async () => { console.log('asked'); await sleep(1000); return { slow: true }; });
		app.get('/stuck', async () => { console.log('asked'); await sleep(60_000); return {}; });
		app.get('/rejects', async () => { Promise.reject(new Error('nobody awaits this')); return {}; });
		app.get('/throws', async () => { setTimeout(() => { throw new Error('nobody catches this'); }); await sleep(50); return {}; });
		const resource = (name) => ({ close: async () => { await sleep(20); console.log('closed ' + name); } });
		stopGracefully({ app, health, log, resources: [resource('jobs'), resource('database')], ${options} });
		await app.listen({ host: '127.0.0.1', port: 0 });
		console.log('port ' + app.server.address().port + ' open');`);
	await program.prints(' open');
	const port = Number(/port (\d+)/.exec(program.printed())?.[1]);
	return { ...program, port, get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) };
}

describe('stopping', () => {
	it(
		'O01 on SIGTERM the process becomes not ready, finishes running requests, closes resources in order and exits with 0',
		measuresTheMachine,
		async () => {
			const { process, ended, printed, prints, get } = await server('drainMs: 400');
			const slow = get('/slow');
			await prints('asked');
			const started = performance.now();
			process.kill('SIGTERM');
			await prints('stopping');
			const [ready, alive] = await Promise.all([get('/readyz'), get('/healthz')]);
			expect([ready.status, alive.status]).toEqual([503, 200]);
			expect(ready.headers.get('connection')).toBe('close');
			expect(await (await slow).json()).toEqual({ slow: true });
			expect(await ended).toBe(0);
			expect(performance.now() - started).toBeLessThan(3000);
			expect(printed().indexOf('closed jobs')).toBeLessThan(printed().indexOf('closed database'));
		},
	);

	it('O01 idle connections are closed and new ones refused', { tags: 'slow' }, async () => {
		const { process, ended, port, get } = await server('');
		const idle = connect(port, '127.0.0.1');
		await new Promise((resolve) => idle.once('connect', resolve));
		idle.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
		await new Promise((resolve) => idle.once('data', resolve));
		process.kill('SIGINT');
		await new Promise((resolve) => idle.once('close', resolve));
		expect(await ended).toBe(0);
		await expect(get('/healthz')).rejects.toThrow();
	});

	it('O01 a request whose head arrives while the process stops is answered', { tags: 'slow' }, async () => {
		const { process, ended, port, get } = await server('');
		const kept = connect(port, '127.0.0.1');
		await new Promise((resolve) => kept.once('connect', resolve));
		kept.write('GET /rejects HTTP/1.1\r\nHost: a\r\n');
		await get('/healthz');
		process.kill('SIGTERM');
		await expect.poll(() => get('/healthz').then(String, () => 'refused')).toBe('refused');
		kept.write('\r\n');
		expect(await text(kept)).toMatch(/^HTTP\/1.1 200 /);
		expect(await ended).toBe(0);
	});

	it('O01 a request that does not end is cut off after the limit', measuresTheMachine, async () => {
		const { process, ended, prints, get } = await server('limitMs: 300');
		const stuck = get('/stuck').catch(() => 'cut off');
		await prints('asked');
		const started = performance.now();
		process.kill('SIGTERM');
		expect(await stuck).toBe('cut off');
		expect(await ended).toBe(0);
		expect(performance.now() - started).toBeLessThan(3000);
	});

	it('O01 a second signal ends the process at once', { tags: 'slow' }, async () => {
		const { process, ended, prints, get } = await server('');
		const stuck = get('/stuck').catch(() => 'cut off');
		await prints('asked');
		process.kill('SIGTERM');
		await prints('stopping');
		process.kill('SIGTERM');
		expect([await ended, await stuck]).toEqual([1, 'cut off']);
	});
});

describe('an unhandled error', () => {
	it('X08 an unhandled rejection is logged, and the process continues', { tags: 'slow' }, async () => {
		const { prints, get } = await server('');
		expect((await get('/rejects')).status).toBe(200);
		await prints('unhandled rejection');
		expect((await get('/healthz')).status).toBe(200);
	});

	it('X08 an uncaught exception is logged; running requests finish and the process exits with 1', { tags: 'slow' }, async () => {
		const { ended, prints, get } = await server('');
		expect((await get('/throws')).status).toBe(200);
		await prints('uncaught exception');
		expect(await ended).toBe(1);
	});
});
