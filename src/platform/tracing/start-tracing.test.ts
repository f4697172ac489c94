import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { attributesOf, startTraceCollector } from '../../../tests/support/programs/trace-collector.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';
import type { TracingSettings } from '../config/tracing-settings.ts';
import { openTracing } from './open-tracing.ts';
import { type Tracing, tracedLog } from './tracing.ts';

/** The trace of a sender; `01` says that it is traced there, `00` that it is not. */
const parentWith = (flags: string) => `00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-${flags}`;

/** Answers one request of a sender, and resolves to the spans that the collector got of it, from `think` to `POST`. */
async function spansOf(settings: Partial<TracingSettings>, answer: (tracing: Tracing) => RequestListener, traceparent?: string) {
	const collector = await startTraceCollector();
	onTestFinished(() => collector.close());
	const url = new URL(`http://${collector.host}/v1/traces`);
	const usual = { url, headers: undefined, service: 'kiosco', resource: {}, sampler: 'parentbased_always_on', ratio: 1 } as const;
	const tracing = await openTracing({ ...usual, ...settings }, silentLog());
	if (!tracing) throw new Error('there is a collector, so there are traces');
	const options = { isTrusted: () => true, isLeftOut: () => false, brandOf: () => 'tn' };
	const server = createServer(tracing.serve(answer(tracing), options));
	await once(server.listen(0, '127.0.0.1'), 'listening');
	const { port } = server.address() as AddressInfo;
	await fetch(`http://127.0.0.1:${port}/`, {
		method: 'POST',
		body: 'x',
		headers: { connection: 'close', ...(traceparent && { traceparent }) },
	});
	await new Promise((closed) => server.close(closed));
	await tracing.close();
	return collector.spans().toSorted((one, other) => other.name.localeCompare(one.name));
}

const done: () => RequestListener = () => (_request, response) => response.end();

describe('which requests are traced', () => {
	it.each([
		['always_on', 1, undefined, 1],
		['always_on', 1, '00', 1],
		['always_off', 1, '01', 0],
		['traceidratio', 1, '00', 1],
		['traceidratio', 0, '01', 0],
		['parentbased_always_on', 1, undefined, 1],
		['parentbased_always_on', 1, '00', 0],
		['parentbased_always_off', 1, undefined, 0],
		['parentbased_always_off', 1, '01', 1],
		['parentbased_traceidratio', 0, undefined, 0],
		['parentbased_traceidratio', 0, '01', 1],
		['parentbased_traceidratio', 1, '00', 0],
	] as const)('says %s, with the share %d and the flags %s of the sender', async (sampler, ratio, flags, count) => {
		expect(await spansOf({ sampler, ratio }, done, flags && parentWith(flags))).toHaveLength(count);
	});
});

describe('a step of a request', () => {
	const step = () => ({ name: 'think', kind: 'internal', attributes: {} }) as const;

	it('is below its request, also when it begins after the body has arrived', async () => {
		const [thought, request] = await spansOf({}, ({ step: run }) => (incoming, response) => {
			incoming.resume().once('end', () => void run(step, async () => response.end()));
		});
		expect([thought?.name, request?.name]).toEqual(['think', 'POST']);
		expect([thought?.traceId, thought?.parentSpanId]).toEqual([request?.traceId, request?.spanId]);
	});

	it('that fails is told by the kind of its error, without the message', async () => {
		const fails = () => Promise.reject(new TypeError('ana@mail.test is not a function'));
		const spans = await spansOf({}, ({ step: run }) => async (_request, response) => {
			response.statusCode = await run(step, fails).catch(() => 500);
			response.end();
		});
		expect(spans.map((span) => [attributesOf(span)['error.type'], span.status.code])).toEqual([
			['TypeError', 2],
			['500', 2],
		]);
		expect(JSON.stringify(spans)).not.toContain('ana@');
	});

	it('is no span outside of a request, or after its answer', async () => {
		const late: Promise<unknown>[] = [];
		const spans = await spansOf({}, ({ step: run }) => (_request, response) => {
			late.push(once(response, 'close').then(() => run(step, async () => {})));
			response.end();
		});
		await Promise.all(late);
		expect(spans.map(({ name }) => name)).toEqual(['POST']);
	});
});

it('a line of the log names the trace of its request, and a line outside of a request names none', async () => {
	const log = silentLog();
	const [request] = await spansOf({}, (tracing) => (_request, response) => {
		tracedLog(log, tracing).info({ a: 1 }, 'inside');
		response.end();
	});
	expect(log.told).toMatchObject([{ event: 'inside', fields: { a: 1, trace_id: request?.traceId, span_id: request?.spanId } }]);
	tracedLog(log, { ids: () => ({}) }).warn({}, 'outside');
	expect(log.told[1]).toEqual({ level: 'warn', event: 'outside', fields: {} });
});
