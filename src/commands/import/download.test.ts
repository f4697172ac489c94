import { MockAgent } from 'undici';
import { describe, expect, it } from 'vitest';
import { openOutboundHttp } from '#platform/outbound-http';
import { download, downloadIfChanged } from './download.ts';

/** A network in which `diario.test` gives these answers. */
function network(answers: Readonly<Record<string, { readonly status: number; readonly body?: string; readonly location?: string }>>) {
	const agent = new MockAgent();
	agent.disableNetConnect();
	for (const [path, { status, body = '', location }] of Object.entries(answers)) {
		const headers = location === undefined ? {} : { location };
		agent.get('https://diario.test').intercept({ path }).reply(status, body, { headers }).persist();
	}
	return openOutboundHttp({ dispatcher: agent });
}

const get = async (path: string, http: ReturnType<typeof network>) =>
	Buffer.from(await download(`https://diario.test${path}`, http)).toString();

describe('a file of the web for an import', () => {
	it('is had over redirects', async () => {
		const http = network({ '/rss': { status: 301, location: '/feed/' }, '/feed/': { status: 200, body: '<rss/>' } });
		expect(await get('/rss', http)).toBe('<rss/>');
	});

	it.each([
		[{ status: 404 }, 'answered with status 404'],
		[{ status: 302, location: '/rss' }, 'redirects more than 5 times'],
		[{ status: 302, location: 'http://diario.test/rss' }, 'only https addresses are read: save the feed as a file'],
	])('is not had from %j', async (answer, message) => {
		await expect(get('/rss', network({ '/rss': answer }))).rejects.toThrow(message);
	});

	it('is not sent again while it is what it was', async () => {
		const agent = new MockAgent();
		agent.disableNetConnect();
		const site = agent.get('https://diario.test');
		const headers = { etag: '"a"', 'last-modified': 'Fri, 20 Nov 2026 15:00:00 GMT' };
		site.intercept({ path: '/rss' }).reply(200, '<rss/>', { headers });
		const first = await downloadIfChanged('https://diario.test/rss', {}, openOutboundHttp({ dispatcher: agent }));
		const validators = { 'if-none-match': '"a"', 'if-modified-since': headers['last-modified'] };
		expect(first).toMatchObject({ validators });
		const again = new MockAgent();
		again.disableNetConnect();
		again.get('https://diario.test').intercept({ path: '/rss', headers: validators }).reply(304, '');
		expect(await downloadIfChanged('https://diario.test/rss', validators, openOutboundHttp({ dispatcher: again }))).toBe('unchanged');
	});
});
