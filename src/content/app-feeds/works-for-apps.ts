import type { JsonObject } from '../ans/json.ts';
import { collectionRows } from '../read/collections.ts';
import { inflate } from '../read/inflate.ts';
import { listRows } from '../read/lists/list.ts';
import type { PlacedWork } from '../read/placed-work.ts';
import type { QueryContext } from '../read/query-context.ts';
import { cardDocuments, wholeDocuments } from '../sources/ans-rows.ts';
import type { AppContext, PictureAddress } from './app-context.ts';
import type { AppWork } from './work.ts';
import { workForApps } from './work-for-apps.ts';

/** How much of each work is sent: its short form for lists, or everything that its reader may read. */
export type Extent = 'short' | 'whole';

/** Placed works in the form for apps, in their order. */
export async function worksForApps(
	context: QueryContext,
	rows: readonly PlacedWork[],
	{ extent, pictureAddress }: { readonly extent: Extent; readonly pictureAddress: PictureAddress },
): Promise<readonly AppWork[]> {
	const documents = extent === 'short' ? (await cardDocuments(context, rows)).map(withoutBody) : await inflated(context, rows);
	const app = appContextOf(context, pictureAddress);
	return documents.flatMap((document) => workForApps(document, context.brand.id, app) ?? []);
}

const inflated = async (context: QueryContext, rows: readonly PlacedWork[]): Promise<readonly JsonObject[]> =>
	Promise.all((await wholeDocuments(context, rows)).map((document) => inflate(context, document)));

const withoutBody = ({ content_elements: _, ...document }: JsonObject): JsonObject => document;

const appContextOf = ({ readContext, brand }: QueryContext, pictureAddress: PictureAddress): AppContext => ({
	readContext,
	origin: readContext.brandOrigins[brand.id] ?? '',
	pictureAddress,
});

/** One page of a list, `from` counting works. */
type Page = { readonly from: number; readonly size: number };

/**
 * The works of a collection by its alias or id. For each section of a menu, the apps of Arc XP request a collection whose alias is the path
 * of the section. If there is no such collection, the newest works of the section are returned.
 */
export async function collectionOrSection(context: QueryContext, alias: string, { from, size }: Page): Promise<readonly PlacedWork[]> {
	const collection = await collectionRows(context, alias);
	if (collection) return collection.rows.slice(from, from + size);
	return listRows(context, { all: [`section:/${alias}`], offset: from, size });
}
