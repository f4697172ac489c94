import { sql } from 'kysely';
import type { Card } from '../contract/contract.ts';
import { storyKey } from '../purge/purge-keys.ts';
import { cardsOf } from './card-reader.ts';
import { listRows } from './lists/list.ts';
import { type Placed, type Reading, report } from './reading.ts';
import { isShown } from './shown.ts';

/** What was read counts for a day. */
const countedMs = 86_400_000;

export async function mostRead(reading: Reading, size: number): Promise<readonly Card[]> {
	return cardsOf(reading, await mostReadRows(reading, size));
}

/** The works read most in the last day; the newest fill up what is missing. */
export async function mostReadRows(reading: Reading, size: number): Promise<readonly Placed[]> {
	const read = await countedRows(reading, size);
	if (read.length === size) return read;
	const newest = await listRows(reading, { all: ['all'], size: size - read.length, except: read.map(({ id }) => id) });
	return [...read, ...newest];
}

async function countedRows(reading: Reading, size: number): Promise<readonly Placed[]> {
	const { tables, brand, now } = reading;
	const { rows } = await sql<Placed>`
		select p.id, p.path, p.revision from (
			select id, sum(reads) as reads from content.read_count
			where brand = ${brand.id} and hour > ${new Date(now.getTime() - countedMs)}
			group by id order by sum(reads) desc, id limit ${size * 2}
		) as read
		join content.placement as p on p.brand = ${brand.id} and p.id = read.id
		where ${isShown('p', now)} order by read.reads desc, p.id limit ${size}`.execute(tables);
	report(reading, ...rows.map(({ id }) => storyKey(id)));
	return rows;
}
