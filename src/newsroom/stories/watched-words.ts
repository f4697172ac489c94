import type { NewsroomDeps } from '../newsroom-deps.ts';

/** The watched words of a brand, with what to think of when a story has them. */
export const watchedWords = ({ tables }: Pick<NewsroomDeps, 'tables'>, brand: string) =>
	tables.selectFrom('newsroom.watched_word').select(['words', 'advice']).where('brand', '=', brand).orderBy('words').execute();

/** Adds watched words, or changes their advice. */
export async function watchWords(
	{ tables, clock }: Pick<NewsroomDeps, 'tables' | 'clock'>,
	brand: string,
	{ words, advice }: { readonly words: string; readonly advice: string },
): Promise<void> {
	await tables
		.insertInto('newsroom.watched_word')
		.values({ brand, words, advice, made_at: clock() })
		.onConflict((conflict) => conflict.columns(['brand', 'words']).doUpdateSet({ advice }))
		.execute();
}

/** Removes watched words. */
export async function unwatchWords({ tables }: Pick<NewsroomDeps, 'tables'>, brand: string, words: string): Promise<void> {
	await tables.deleteFrom('newsroom.watched_word').where('brand', '=', brand).where('words', '=', words).execute();
}
