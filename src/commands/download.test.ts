import { MockAgent } from 'undici';
import { describe, expect, it } from 'vitest';
import { openOutboundHttp } from '#platform/outbound-http';
import { download } from './download.ts';

/** A network in which `diario.test` answers as told. */
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
});
