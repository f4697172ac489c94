import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { editedSchemas } from '#content';
import { dataKindNames, dataKinds } from '../../../src/newsroom/data-desk/data-kinds.ts';
import { type ServedNewsroom, servedNewsroom } from '../../support/browser/served-newsroom.ts';
import { migrations } from '../../support/browser/served-sites.ts';
import { describeOnBoth } from '../../support/databases/database.ts';
import { putDemo, structureBrands } from '../../support/demo.ts';
import { byForm } from '../../support/form.ts';
import { staffSession } from '../../support/identity/staff-accounts.ts';
import { withSession } from '../../support/identity/staff-pages.ts';
import { postedFields } from '../../support/posted-fields.ts';
import { storedData } from '../../support/stored-data.ts';

function dataForms(sites: ServedNewsroom): void {
	describe.each(structureBrands.map(({ id }) => id))('the data of %s', (brand) => {
		it('is the same after each form of it was published without a change, and its page is there', async () => {
			await putDemo(sites.content(), brand, sites.content.clock.now);
			const editor = withSession(sites, await staffSession(sites, { role: 'editor' }));
			for (const kind of dataKindNames) {
				const rows = await sites.content().dataRows(brand, kind, '');
				for (const { id } of byForm(rows.slice(0, 2), rows)) {
					const page = `/${brand}/datos/${kind}/documento/${encodeURIComponent(id)}/`;
					const before = (await storedData(sites, brand, { kind, id })).document;
					const { ahora: _, ...fields } = postedFields((await editor.open(page)).body);
					if (id === rows[0]?.id)
						expect((await editor.send(page, { ...fields, hacer: 'vista' })).body, page).toContain('<title>Vista previa: ');
					const { status, body } = await editor.send(page, { ...fields, hacer: 'publicar' });
					expect([page, status, /class="wrong"[^>]*>([^<]*)/.exec(body)?.[1]]).toEqual([page, 303, undefined]);
					const after = (await storedData(sites, brand, { kind, id })).document;
					expect(v.parse(editedSchemas[kind], unnumbered(after))).toEqual(v.parse(editedSchemas[kind], inUtc(unnumbered(before))));
					expect((await sites.get(brand, dataKinds[kind].page(id, before))).status, page).toBe(200);
				}
			}
		});
	});
}

/** The document without what orders its revisions. */
const unnumbered = ({ revision: _, last_updated_date: __, ...rest }: Record<string, unknown>) => rest;

/** Times of the document in the way in which the form writes them. */
const inUtc = (document: Record<string, unknown>): unknown => JSON.parse(JSON.stringify(document).replaceAll('.000Z', 'Z'));

describeOnBoth('the forms of the data desk', migrations, (database) => dataForms(servedNewsroom(database)));
