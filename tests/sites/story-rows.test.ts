import { describe, expect, it } from 'vitest';
import { servedSites } from '../support/browser/served-sites.ts';
import { publish, section, story } from '../support/content.ts';

const { content, get } = servedSites();

/** The ids of the rows that a question gets, and the whole answer. */
async function ask(query: string, brand: 'tn' | 'ciudad' = 'tn') {
	const answer = await get(brand, `/_site/story-rows?${query}`);
	const { rows = [], css = [] } = answer.status === 200 ? JSON.parse(answer.body) : {};
	return { ...answer, css, ids: rows.map(({ id }: { id: string }) => id) };
}

const secret = 'Nadie lee esto';

describe('the rows of stories for lists that the browser makes', () => {
	it('are those of the ids that are asked for, in that order, as everybody may see them, and caches may hold them', async () => {
		const tags = [{ slug: 'boca', text: 'Boca' }];
		await publish(content(), [
			section('/deportes'),
			story('una', { website_url: '/deportes/una/', taxonomy: { tags } }),
			story('otra', { website_url: '/deportes/otra/' }),
			story('cerrada', {
				website_url: '/deportes/cerrada/',
				content_restrictions: { content_code: 'registro' },
				content_elements: ['Uno', secret].map((text) => ({ type: 'text', content: text })),
			}),
			story('tarde', { website_url: '/deportes/tarde/', display_date: '2026-12-20T12:00:00Z', publish_date: '2026-12-20T12:00:00Z' }),
		]);
		const { ids, css, body, headers } = await ask('id=otra&id=nada&id=cerrada&id=una');
		expect(ids).toEqual(['otra', 'cerrada', 'una']);
		expect(css.length).toBeGreaterThan(0);
		expect(body).toContain('Titular de una');
		expect(body).not.toContain(secret);
		expect(headers['cache-control']).toContain('public');
		expect((await ask('id=una', 'ciudad')).ids).toEqual([]);
		expect((await ask('')).ids).toEqual([]);
		expect((await ask('term=tag:boca')).ids).toEqual(['una']);
		expect((await ask('term=section:/deportes&term=tag:boca')).ids).toContain('otra');
	});

	it('refuses more than a list shows, and terms that nobody follows', async () => {
		const many = (name: string, count: number, value: string) => Array.from({ length: count }, (_, n) => `${name}=${value}${n}`).join('&');
		expect((await ask(many('id', 25, 'a'))).status).toBe(400);
		expect((await ask(many('term', 51, 'tag:a'))).status).toBe(400);
		expect((await ask(many('term', 50, 'tag:a'))).status).toBe(200);
		for (const wrong of ['term=all', 'term=kind:live', 'id=%00', 'id=']) expect((await ask(wrong)).status, wrong).toBe(400);
	});
});
