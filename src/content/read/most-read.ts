import { sql } from 'kysely';
import type { Card } from '../contract/contract.ts';
import { storyKey } from '../purge/purge-keys.ts';
import { cardsOf } from './cards.ts';
import { isVisible } from './is-visible.ts';
import { listRows } from './lists/list.ts';
import type { PlacedWork } from './placed-work.ts';
import { type QueryContext, reportKeys } from './query-context.ts';

/** How long (ms) a read counts: one day. */
const countedMs = 86_400_000;

export async function mostRead(context: QueryContext, size: number): Promise<readonly Card[]> {
	return cardsOf(context, await mostReadRows(context, size));
}

/** The works that were read most in the last day, filled up with the newest. */
export async function mostReadRows(context: QueryContext, size: number): Promise<readonly PlacedWork[]> {
	const counted = await countedRows(context, size);
	if (counted.length === size) return counted;
	const newest = await listRows(context, { all: ['all'], size: size - counted.length, except: counted.map(({ id }) => id) });
	return [...counted, ...newest];
}

async function countedRows(context: QueryContext, size: number): Promise<readonly PlacedWork[]> {
	const { tables, brand, now } = context;
	const { rows } = await sql<PlacedWork>`
		select p.id, p.path, p.revision from (
			select id, sum(reads) as reads from content.read_count
			where brand = ${brand.id} and hour > ${new Date(now.getTime() - countedMs)}
			group by id order by sum(reads) desc, id limit ${size * 2}
		) as read
		join content.placement as p on p.brand = ${brand.id} and p.id = read.id
		where ${isVisible('p', now)} order by read.reads desc, p.id limit ${size}`.execute(tables);
	reportKeys(context, ...rows.map(({ id }) => storyKey(id)));
	return rows;
}
