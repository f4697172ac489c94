import { beforeEach, expect, it } from 'vitest';
import { servedNewsroom } from '../support/browser/served-newsroom.ts';
import { migrations } from '../support/browser/served-sites.ts';
import { publish, section, story } from '../support/content.ts';
import { describeOnPostgres } from '../support/databases/database.ts';
import { staffSession } from '../support/identity/staff-accounts.ts';
import { callWithSession } from '../support/identity/staff-pages.ts';

const comments = '/tn/api/notas/A/comentarios/';
const answered = ['200 ', '409 comment-answered'];
const removed = ['404 comment-not-found', '200 '];

describeOnPostgres('comments in the margin', (onPostgres) => {
	const sites = servedNewsroom(onPostgres(migrations));
	beforeEach(() => publish(sites.content(), [section('/deportes'), story('A', { website: 'tn', website_url: '/deportes/a/' })]));

	const callAs = (cookie: string) => async (method: string, path: string, body?: object) => {
		const { status, body: json } = await callWithSession(sites, cookie, [method, path, { body }]);
		return { json, outcome: `${status} ${json.code ?? ''}` };
	};

	it('keep a reply or the removal of the comment, whichever comes first', async () => {
		const writer = callAs(await staffSession(sites, { role: 'contributor' }));
		const editor = callAs(await staffSession(sites, { role: 'editor' }));
		for (let round = 0; round < 40; round++) {
			const { number } = (await writer('POST', comments, { text: 'Falta la fuente' })).json.threads.at(-1);
			const both = await Promise.all([
				editor('POST', comments, { thread: number, text: 'La tiene Ana' }),
				writer('PUT', `${comments}${number}/quitar/`),
			]);
			expect([answered, removed]).toContainEqual(both.map(({ outcome }) => outcome));
		}
	});
});
