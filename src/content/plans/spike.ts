import type { WorkText } from '../contract/contract.ts';
import { endPlan } from '../publish/forget-aside.ts';
import type { Publication } from '../publish/publication.ts';
import { lockDocument } from '../publish/store-revision.ts';
import { unpublish } from '../publish/withdraw-document.ts';
import { workTextNow } from '../publish/work-text-now.ts';

/** Puts a work away: readers do not see it any more, its plans are cancelled, and on the desk only the list of spiked works has it. */
export async function spike(publication: Publication, id: string): Promise<WorkText | undefined> {
	const { tables, sender, now } = publication;
	const brand = sender.brand.id;
	await lockDocument(tables, { brand, kind: 'work', id });
	const work = await workTextNow(publication, id);
	if (!work) return undefined;
	if (work.publishedRevision !== undefined) await unpublish(tables, { brand, kind: 'work', id }, now);
	for (const action of ['publish', 'withdraw'] as const) await endPlan(tables, { brand, work: id, action }, 'cancelled');
	await tables
		.insertInto('content.spiked')
		.values({ brand, id, sender: sender.name, spiked_at: now })
		.onConflict((conflict) => conflict.columns(['brand', 'id']).doNothing())
		.execute();
	return workTextNow(publication, id);
}

/** Recovers a work that was put away: it is a draft or withdrawn. */
export async function recover(publication: Publication, id: string): Promise<WorkText | undefined> {
	const { tables, sender } = publication;
	await tables.deleteFrom('content.spiked').where('brand', '=', sender.brand.id).where('id', '=', id).execute();
	return workTextNow(publication, id);
}
