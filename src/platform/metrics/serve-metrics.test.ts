import { expect, it } from 'vitest';
import { freePort } from '../../../tests/support/programs/free-port.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { serveMetrics } from './serve-metrics.ts';

it('metrics that cannot be read, as while a process of several starts, answer 500 and are logged', async () => {
	const port = await freePort();
	const log = silentLog();
	const late = { contentType: 'text/plain', text: () => Promise.reject(new Error('Operation timed out.')) };
	const server = await serveMetrics(late, { port, host: '127.0.0.1' }, log);
	const answers = await Promise.all([fetch(`http://127.0.0.1:${port}/metrics`), fetch(`http://127.0.0.1:${port}/`)]);
	expect(answers.map(({ status }) => status)).toEqual([500, 404]);
	expect(log.told).toMatchObject([{ level: 'error', event: 'the metrics could not be read' }]);
	await server.close();
});
