import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { perBrand } from '#brands';
import { publicPages } from './public-pages.ts';

const endless = Buffer.alloc(64 * 1024, 'x');
let sent = 0;
const server = createServer(({ url }, answer) => {
	const [status, type] =
		url === '/nota/' ? [200, 'text/html; charset=utf-8'] : url === '/video.mp4' ? [200, 'video/mp4'] : [404, 'text/html'];
	answer.writeHead(status, { 'content-type': type });
	if (status === 404) return void answer.end('<p>nada');
	const more = () => {
		while (!answer.destroyed) {
			sent += endless.length;
			if (!answer.write(endless)) return void answer.once('drain', more);
		}
	};
	more();
});

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void server.close());

const requestPage = (path: string) => {
	const address = server.address();
	const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
	return publicPages(
		perBrand(() => 'http://tn.test'),
		{ host: '0.0.0.0', port },
	)('tn', path);
};

it('a public page is read only up to the largest size', async () => {
	expect(await requestPage('/no/')).toEqual({ status: 404, html: '<p>nada' });
	const { html = '' } = (await requestPage('/nota/')) ?? {};
	expect(html.length).toBeGreaterThanOrEqual(4 * 1024 * 1024);
	expect(html.length).toBeLessThan(5 * 1024 * 1024);
});

it('only the status of a video is read', async () => {
	sent = 0;
	expect(await requestPage('/video.mp4')).toEqual({ status: 200, html: '' });
	expect(sent).toBeLessThan(16 * 1024 * 1024);
});
