import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { describeBehindProxies, type FrontProxy, startFrontProxy } from '../../support/programs/front-proxy.ts';
import { type Program, sitesAt, startProgram } from '../../support/programs/program.ts';
import { sendRaw } from '../../support/programs/raw-socket.ts';
import { ambiguousRequests, requestsWithBodies } from '../../support/programs/smuggling-requests.ts';

/** What the program answered, by its own log: `GET /path/ 200`. It has no line for what the gate refused or the page cache answered. */
function answered(log: string): readonly string[] {
	return log
		.split('\n')
		.filter((line) => line.includes('"event":"answered"'))
		.map((line) => JSON.parse(line))
		.map(({ method, path, status }) => `${method} ${path} ${status}`);
}

/** Those of the first list that the second has not, each as often as it is there. */
function missing(list: readonly string[], from: readonly string[]): readonly string[] {
	const left = [...from];
	return list.filter((line) => !left.includes(line) || left.splice(left.indexOf(line), 1).length === 0);
}

describeBehindProxies((name) => {
	// A program for each proxy: it has no line in its log for a page that another proxy's reader had before.
	let program: Program;
	let proxy: FrontProxy;
	beforeAll(async () => {
		program = await startProgram({ environment: { DEMO_CONTENT: 'off' } });
		proxy = await startFrontProxy(name, program.port);
	});
	afterAll(async () => {
		await proxy?.stop();
		await program?.stop();
	});

	it('W15 no request becomes two: the program answers what the proxy sent and nothing else', async () => {
		for (const { bytes } of [...ambiguousRequests, ...requestsWithBodies]) await sendRaw(proxy.port, bytes);
		expect(await sitesAt(proxy.port).get('tn', '/last/')).toMatchObject({ status: 404 });
		const logs = async () => ({ sent: await proxy.sent(), got: answered(program.output()) });
		const isWhole = (lines: readonly string[]) => lines.includes('GET /last/ 404');
		await eventually(logs, ({ sent, got }) => isWhole(sent) && isWhole(got), 5_000);
		const { sent, got } = await logs();
		expect(missing(got, sent)).toEqual([]);
		expect(missing(sent, got).filter((line) => !/ 40[05]$|^(GET|HEAD) \/ 200$/.test(line))).toEqual([]);
		expect(sent.length).toBeGreaterThan(requestsWithBodies.length);
		expect(sent.filter((line) => line.includes('/inside-'))).toEqual([]);
	});
});
