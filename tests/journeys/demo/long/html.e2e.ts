import { describe, expect, inject, it } from 'vitest';
import type { BrandId } from '#brands';
import { crawl } from '../../../support/browser/crawl.ts';
import { demoBrands } from '../../../support/demo.ts';
import { byForm } from '../../../support/form.ts';
import { type Checked, htmlErrors, java } from '../../../support/html-checker.ts';
import { sitesAt } from '../../../support/programs/program.ts';
import { accountPaths } from '../../../support/site/account-paths.ts';

const sites = sitesAt(inject('demoPort'));

/** Pages that no link leads to: of a search, of players, of mails, and what is answered to a wrong address. */
const unlinked = [
	...['/buscar/la/', '/buscar/xyzzyqwrt/', '/buscar/la/?page=2', '/reproductor/envivo/', '/amp/reproductor/envivo/', '/reproductor/nada/'],
	...['/newsletters/confirmar/', '/newsletters/baja/', '/convocatorias/postulacion/', '/convocatorias/retirar/', '/autorizar/'],
	...['/homepage/', '/vivo/', '/amp/deportes/', '/fbia/deportes/', '/no-existe/', '/clima/nada/', '/%ff/', ...accountPaths],
];

/** The documents of a brand: what its links lead to, and what they do not. AMP has rules of its own, and a validator (outputs.e2e.ts). */
async function documentsOf(id: BrandId): Promise<readonly Checked[]> {
	const found: Checked[] = [];
	const get = async (path: string) => {
		const answer = await sites.get(id, path);
		const isHtml = String(answer.headers['content-type']).startsWith('text/html') && !answer.body.includes('data-output="amp"');
		if (isHtml) found.push({ name: path, html: answer.body });
		return answer;
	};
	for await (const _ of crawl(sites.url(id, ''), byForm(220, 2_000), get));
	for (const path of unlinked) await get(path);
	return found;
}

const title = java === undefined ? 'the HTML (SKIPPED: there is no Java)' : 'the HTML';

describe.skipIf(java === undefined)(title, () => {
	it.each(demoBrands)('of each page of $id has no error that the Nu HTML checker knows', async ({ id }) => {
		const documents = await documentsOf(id);
		expect(documents.length).toBeGreaterThan(200);
		expect(await htmlErrors(documents)).toEqual([]);
	});

	it('with an error has a line that says where and what', async () => {
		const html = '<!doctype html><html lang="es"><head><title>Uno</title></head><body><p id="a">Uno<p id="a">Dos</body></html>';
		expect(await htmlErrors([{ name: '/uno/', html }])).toEqual([expect.stringMatching(/^\/uno\/: error: Duplicate ID “a”/)]);
	});
});
