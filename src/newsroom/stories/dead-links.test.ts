import { expect, it } from 'vitest';
import { deadLinks } from './dead-links.ts';

it('links of a story are asked once each and a few at a time', async () => {
	let now = 0;
	let most = 0;
	const asked: string[] = [];
	const requestPublicPage = async (_brand: string, path: string) => {
		asked.push(path);
		most = Math.max(most, ++now);
		await Promise.resolve();
		now--;
		return { status: path === '/7/' ? 404 : 200, html: '' };
	};
	const links = Array.from({ length: 40 }, (_none, at) => ({ brand: 'tn', path: `/${at % 20}/` }) as const);
	expect(await deadLinks(requestPublicPage, links)).toEqual([{ brand: 'tn', path: '/7/' }]);
	expect([asked.length, most]).toEqual([20, 5]);
});
