import { describe, expect, it } from 'vitest';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { createErrorReports, reportingLog } from './error-reports.ts';

function reporting(answer: () => Promise<Response> = async () => new Response()) {
	const clock = { ms: Date.parse('2026-11-26T12:00:00Z') };
	const sent: { readonly address: string; readonly key: string; readonly lines: readonly Record<string, unknown>[] }[] = [];
	const reports = createErrorReports({
		dsn: new URL('https://public@errors.example/base/4'),
		clock: () => new Date(clock.ms),
		fetch: async (address, init) => {
			const request = new Request(address, init);
			const lines = (await request.text()).split('\n').map((line) => JSON.parse(line));
			sent.push({ address: request.url, key: request.headers.get('x-sentry-auth') ?? '', lines });
			return answer();
		},
	});
	const log = silentLog();
	return { clock, sent, reports, log, reported: reportingLog(log, reports) };
}

describe('error reports', () => {
	it('O05 have the event, the kind and the place of the error, and nothing that anybody typed', async () => {
		const { sent, reports, log, reported } = reporting();
		const error = new TypeError('ana@mail.test is no address');
		reported.error({ error, requestId: 'r1', email: 'ana@mail.test', path: '/perfil/ana/' }, 'a request failed');
		await reports.close();
		const [{ address, key, lines } = { address: '', key: '', lines: [] }] = sent;
		expect(address).toBe('https://errors.example/base/api/4/envelope/');
		expect(key).toContain('sentry_key=public');
		expect(lines[2]).toMatchObject({
			level: 'error',
			tags: { request_id: 'r1' },
			exception: { values: [{ type: 'TypeError', value: 'a request failed' }] },
		});
		const text = JSON.stringify(lines);
		expect(text).toContain('error-reports.test.ts');
		expect(text).not.toMatch(/ana|perfil/);
		expect(log.told.map(({ event }) => event)).toEqual(['a request failed']);
	});

	it('are one for an event in ten seconds, and only of errors', async () => {
		const { clock, sent, reports, reported } = reporting();
		for (let turn = 0; turn < 20; turn += 1) reported.error({}, 'a request failed');
		reported.error({}, 'another');
		reported.warn({}, 'a warning');
		await reports.close();
		clock.ms += 10_000;
		reported.error({}, 'a request failed');
		await reports.close();
		const events = ['a request failed', 'another', 'a request failed'];
		expect(sent.map(({ lines }) => lines[2]?.fingerprint)).toEqual(events.map((event) => [event, 'Error']));
	});

	it('that cannot be sent disturb nothing', async () => {
		const { reports, log, reported } = reporting(() => Promise.reject(new Error('no network')));
		reported.error({}, 'a request failed');
		await expect(reports.close()).resolves.toBeUndefined();
		expect(log.told).toHaveLength(1);
	});
});
