import type { Margin, MarginComment, MarginThread, NewComment, Quote, Resolution } from '#newsroom/contract';
import { isForeignKeyViolation } from '#platform/database';
import type { NewsroomDeps, SignedInStaff } from '../newsroom-deps.ts';
import { refuse } from '../refuse.ts';
import type { MarginCommentRow } from '../store/tables.ts';

/** The most comments of a story. */
const mostComments = 500;

/** A story of the brand in which somebody works. */
export type MarginPlace = { readonly signedIn: SignedInStaff; readonly story: string };

type MarginDeps = Pick<NewsroomDeps, 'tables' | 'clock'>;

const commentsOf = ({ tables }: MarginDeps, { signedIn, story }: MarginPlace) =>
	tables
		.selectFrom('newsroom.margin_comment as comment')
		.where('comment.brand', '=', signedIn.site.brand.id)
		.where('comment.story', '=', story);

/** The comments in the margin of a story, as threads. */
export async function marginOf(deps: MarginDeps, place: MarginPlace): Promise<Margin> {
	const rows = await commentsOf(deps, place)
		.innerJoin('newsroom.staff as staff', 'staff.id', 'comment.staff')
		.leftJoin('newsroom.staff as resolver', 'resolver.id', 'comment.resolved_by')
		.selectAll('comment')
		.select(['staff.name as by', 'resolver.name as resolver'])
		.orderBy('comment.id')
		.execute();
	const own = place.signedIn.staff.id;
	const replies = Map.groupBy(rows, ({ thread }) => thread);
	return {
		threads: (replies.get(null) ?? []).map((row) => ({
			...commentOf(row, own),
			...threadOf(row),
			replies: (replies.get(row.id) ?? []).map((reply) => commentOf(reply, own)),
		})),
	};
}

type Row = Omit<MarginCommentRow, 'id'> & { readonly id: number; readonly by: string; readonly resolver: string | null };

const commentOf = ({ id, by, staff, text, made_at }: Row, own: string): MarginComment => ({
	number: id,
	by,
	isMine: staff === own,
	text,
	madeAt: made_at.toISOString(),
});

const threadOf = ({ quote_exact, quote_prefix, quote_suffix, proposal, resolver, accepted }: Row): Partial<MarginThread> => ({
	...(quote_exact !== null && { quote: { exact: quote_exact, prefix: quote_prefix ?? '', suffix: quote_suffix ?? '' } }),
	...(proposal !== null && { proposal }),
	...(resolver !== null && { resolvedBy: resolver, ...(accepted !== null && { accepted }) }),
});

/** Adds a comment. Refuses a reply to what is no thread of the story (`comment-not-found`), and more than a story can have (`too-many-comments`). */
export async function addComment(deps: MarginDeps, place: MarginPlace, { thread, quote, proposal, text }: NewComment): Promise<void> {
	const { count } = await commentsOf(deps, place)
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.executeTakeFirstOrThrow();
	if (count >= mostComments) refuse('too-many-comments');
	await deps.tables
		.insertInto('newsroom.margin_comment')
		.values({
			brand: place.signedIn.site.brand.id,
			story: place.story,
			thread: thread === undefined ? null : await threadNumbered(deps, place, thread),
			staff: place.signedIn.staff.id,
			text,
			...quoteColumns(quote),
			proposal: proposal ?? null,
			made_at: deps.clock(),
		})
		.execute()
		// Its author removed the comment a moment ago.
		.catch((error) => (isForeignKeyViolation(error) ? refuse('comment-not-found') : Promise.reject(error)));
}

const quoteColumns = (quote: Quote | undefined) => ({
	quote_exact: quote?.exact ?? null,
	quote_prefix: quote?.prefix ?? null,
	quote_suffix: quote?.suffix ?? null,
});

async function threadNumbered(deps: MarginDeps, place: MarginPlace, number: number): Promise<number> {
	const found = await commentsOf(deps, place).select('id').where('id', '=', number).where('thread', 'is', null).executeTakeFirst();
	return found?.id ?? refuse('comment-not-found');
}

/** Resolves a thread of a story, or opens it again. Refuses what is no thread of the story (`comment-not-found`). */
export async function resolveThread(
	deps: MarginDeps,
	place: MarginPlace,
	{ number, resolved, accepted }: Resolution & { readonly number: number },
): Promise<void> {
	const thread = await threadNumbered(deps, place, number);
	await deps.tables
		.updateTable('newsroom.margin_comment')
		.set({ resolved_by: resolved ? place.signedIn.staff.id : null, accepted: accepted ?? null })
		.where('id', '=', thread)
		.execute();
}

/** Removes a comment of the person. Refuses those of others (`comment-not-found`), and one with replies (`comment-answered`). */
export async function removeComment(deps: MarginDeps, { signedIn, story }: MarginPlace, number: number): Promise<void> {
	const reply = await commentsOf(deps, { signedIn, story }).select('id').where('thread', '=', number).executeTakeFirst();
	if (reply) refuse('comment-answered');
	const { numDeletedRows } = await deps.tables
		.deleteFrom('newsroom.margin_comment')
		.where('brand', '=', signedIn.site.brand.id)
		.where('story', '=', story)
		.where('staff', '=', signedIn.staff.id)
		.where('id', '=', number)
		.executeTakeFirstOrThrow()
		// Somebody replied a moment ago.
		.catch((error) => (isForeignKeyViolation(error) ? refuse('comment-answered') : Promise.reject(error)));
	if (numDeletedRows === 0n) refuse('comment-not-found');
}
