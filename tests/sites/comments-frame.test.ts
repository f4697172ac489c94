import { describe, expect, it } from 'vitest';
import { brandList } from '#brands';
import { servedSites } from '../support/browser/served-sites.ts';

const host = 'comentarios.localhost';
const service = { frame: `http://${host}/`, script: 'https://comments.test/embed.js', signsIn: false };
const { get } = servedSites(undefined, { comments: new Map(brandList.map(({ id }) => [id, service])) });

describe.each(brandList)('the frame of comments of $id', ({ id }) => {
	it.each([host, `${host}:4000`, host.toUpperCase(), `${host}.`, `${host}.:4000`])('is served at its host, written %s', async (name) => {
		expect((await get(id, `/_site/comments/${id}`, { host: name })).status).toBe(200);
	});

	it('is not served at the host of the brand', async () => {
		expect((await get(id, `/_site/comments/${id}`)).status).toBe(404);
	});
});
