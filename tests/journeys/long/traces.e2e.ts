import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redisUrl } from '../../support/databases/redis.ts';
import { eventually } from '../../support/eventually.ts';
import { signIn } from '../../support/identity/identity.ts';
import { freePort } from '../../support/programs/free-port.ts';
import { type Answer, type Program, startProgram } from '../../support/programs/program.ts';
import { attributesOf, type ReceivedSpan, startTraceCollector, type TraceCollector } from '../../support/programs/trace-collector.ts';

const proxy = '127.0.0.2';
const trace = { id: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' };
const traceparent = `00-${trace.id}-${trace.span}-01`;
const login = '/identity/public/v1/auth/login';
const reader = { email: 'juana.perez@mail.test', password: 'nubes sobre Quilmes 7', nonce: 'nonce-of-the-mail-1234' };

let collector: TraceCollector;
let output: string;
let code: number | null;
let answers: Readonly<Record<'page' | 'login', Answer>>;

/** Stands in for the list of breached passwords. */
const breached = createServer((_request, response) => response.end(''));

beforeAll(async () => {
	collector = await startTraceCollector();
	await once(breached.listen(0, '127.0.0.1'), 'listening');
	const list = `127.0.0.1:${(breached.address() as AddressInfo).port}`;
	const program = await startProgram({
		isEmbedded: true,
		environment: {
			DEMO_CONTENT: 'off',
			OTEL_EXPORTER_OTLP_ENDPOINT: `http://${collector.host}`,
			OTEL_EXPORTER_OTLP_HEADERS: 'x-key=key%20of%20the%20collector',
			OTEL_SERVICE_NAME: 'diarios',
			OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=prueba',
			REDIS_URL: redisUrl,
			BREACHED_PASSWORDS_URL: `http://${list}/range/`,
			PRIVATE_HOSTS: `${collector.host},${list}`,
			TRUSTED_PROXIES: proxy,
		},
	});
	answers = await useSite(program);
	// The last spans are sent when the program stops.
	code = await program.stop();
	output = program.output();
});
afterAll(async () => {
	await collector?.close();
	breached.close();
});

/** What readers do in these tests, one after the other. */
async function useSite({ get, send }: Program) {
	const page = await send('tn', '/deportes/', { from: proxy, headers: { traceparent } });
	await get('tn', '/deportes/');
	await get('ciudad', '/', { traceparent });
	await get('tn', `/buscar/?query=${reader.email}`);
	await get('tn', `/identity/public/v1/email/verify/${reader.nonce}`);
	await get('tn', '/healthz');
	const headers = { 'content-type': 'application/json' };
	const account = { userName: reader.email, credentials: reader.password };
	const body = JSON.stringify({ identity: account, profile: { email: reader.email, firstName: 'Juana', lastName: 'Perez' } });
	await send('tn', '/identity/public/v1/signup', { method: 'POST', headers, body });
	const asked = { method: 'POST', headers, body: JSON.stringify(signIn(reader.email, reader.password)) };
	return { page, login: await send('tn', login, asked) };
}

const named = (name: string): readonly ReceivedSpan[] => collector.spans().filter((span) => span.name === name);
const below = (parent: ReceivedSpan | undefined): readonly ReceivedSpan[] =>
	collector.spans().filter(({ parentSpanId }) => parentSpanId === parent?.spanId);
const serverSpans = (): readonly ReceivedSpan[] => collector.spans().filter(({ kind }) => kind === 2);

describe('the traces of a program with a collector', () => {
	it('continue the trace of a trusted proxy, with the page and its queries below the request', () => {
		const [request] = serverSpans().filter(({ traceId }) => traceId === trace.id);
		expect(request).toMatchObject({ name: 'GET /*', parentSpanId: trace.span });
		expect(attributesOf(request ?? { attributes: [] })).toMatchObject({
			'http.request.method': 'GET',
			'http.route': '/*',
			'http.response.status_code': answers.page.status,
			'kiosco.brand': 'tn',
		});
		const steps = below(request);
		expect(steps.map(({ name }) => name)).toContain('render cover');
		const queries = collector.spans().filter((span) => span.traceId === trace.id && span.kind === 3);
		expect(queries.length).toBeGreaterThan(0);
		for (const query of queries) {
			expect([request?.spanId, ...steps.map(({ spanId }) => spanId)]).toContain(query.parentSpanId);
			expect(attributesOf(query)).toMatchObject({ 'db.system.name': 'postgresql', 'db.operation.name': expect.stringMatching(/^[A-Z]+$/) });
		}
	});

	it('ignore the trace that a reader claims', () => {
		const [request] = serverSpans().filter((span) => attributesOf(span)['kiosco.brand'] === 'ciudad');
		expect(request?.traceId).toMatch(/^[\da-f]{32}$/);
		expect(request?.traceId).not.toBe(trace.id);
		expect(request?.parentSpanId ?? '').toBe('');
	});

	it('have a page from the cache as one span without steps, and no health checks', () => {
		const kept = serverSpans().filter(({ name }) => name === 'GET');
		expect(kept).toHaveLength(1);
		expect(below(kept[0])).toEqual([]);
		expect(collector.spans().filter((span) => attributesOf(span)['http.route'] === '/healthz')).toEqual([]);
	});

	it('have a sign-in with its queries and counters, also after its body has arrived, and calls to other servers', () => {
		const [request] = named(`POST ${login}`);
		expect(attributesOf(request ?? { attributes: [] })).toMatchObject({ 'http.response.status_code': answers.login.status });
		const steps = below(request);
		expect(steps.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^SELECT identity\./));
		// Not in this request for sure: after a wait for Redis of over 20 ms, counters are elsewhere for a while.
		const [counter] = collector.spans().filter((span) => attributesOf(span)['db.system.name'] === 'redis');
		expect(serverSpans().map(({ spanId }) => spanId)).toContain(counter?.parentSpanId);
		for (const step of steps) expect(step.traceId).toBe(request?.traceId);
		const [signUp] = named('POST /identity/public/v1/signup');
		const [call] = below(signUp).filter((span) => attributesOf(span)['server.address'] === '127.0.0.1');
		expect(attributesOf(call ?? { attributes: [] })).toMatchObject({ 'http.request.method': 'GET', 'http.response.status_code': 200 });
	});

	it('are named in the log lines of their request', () => {
		const [request] = named(`POST ${login}`);
		const lines = output.split('\n').filter((line) => line.includes('"event":"answered"') && line.includes(login));
		expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ trace_id: request?.traceId, span_id: request?.spanId }]);
	});

	it('name nobody: no email, name, password, nonce, query or address of a reader', () => {
		const sent = collector.requests.map(({ body }) => decodeURIComponent(body)).join('\n');
		expect(sent).toContain('/identity/public/v1/email/verify/:nonce');
		for (const personal of [...Object.values(reader), 'juana', 'Perez', 'buscar', '/range/']) expect(sent).not.toContain(personal);
		expect(collector.spans().filter((span) => JSON.stringify(span.attributes).includes(proxy))).toEqual([]);
	});

	it('come to v1/traces with the headers and the names that the operator set, to the last one', () => {
		expect(code).toBe(0);
		for (const { path, headers } of collector.requests) expect([path, headers['x-key']]).toEqual(['/v1/traces', 'key of the collector']);
		expect(collector.resource()).toMatchObject({ 'service.name': 'diarios', 'deployment.environment.name': 'prueba' });
		expect(serverSpans()).toHaveLength(7);
	});
});

/** Makes a program print what it loads of OpenTelemetry. */
const noteLoaded = `import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) {
	if (url.includes('/@opentelemetry/') || url.includes('start-tracing')) process.stderr.write('loaded ' + url + '\\n');
	return next(url, context);
} });`;
const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(noteLoaded)}`;

describe('a program', () => {
	it('loads nothing of OpenTelemetry without a collector', async () => {
		const loadedBy = async (environment: Record<string, string>) => {
			const program = await startProgram({ isEmbedded: true, environment: { NODE_OPTIONS, DEMO_CONTENT: 'off', ...environment } });
			await program.get('tn', '/');
			await program.stop();
			return program.output().match(/^loaded .*/gm) ?? [];
		};
		expect(await loadedBy({})).toEqual([]);
		const { host } = collector;
		expect((await loadedBy({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://${host}`, PRIVATE_HOSTS: host })).length).toBeGreaterThan(3);
	});

	it('serves its pages while the collector is down, says so once, and stops as usual', async () => {
		const port = await freePort();
		const host = `127.0.0.1:${port}`;
		const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://${host}`, OTEL_EXPORTER_OTLP_TIMEOUT: '100', PRIVATE_HOSTS: host };
		const program = await startProgram({ isEmbedded: true, environment: { DEMO_CONTENT: 'off', ...environment } });
		const told = () => program.output().match(/.*"event":"the collector takes .*/g) ?? [];
		expect((await program.get('tn', '/')).status).toBe(200);
		await eventually(async () => told().length, Boolean, 20_000);
		expect((await program.get('tn', '/')).status).toBe(200);
		expect(await program.stop()).toBe(0);
		expect(told().map((line) => JSON.parse(line))).toMatchObject([{ level: 'warn', event: expect.stringContaining('are lost') }]);
	});
});
