import { renderToStaticMarkup } from 'react-dom/server';
import type { Card, ContentQueries } from '#content/contract';
import { StoryRow } from '../blocks/story-list/story-row.tsx';
import { mostRows, type StoryRows } from '../islands/keeping/story-rows.ts';
import type { RenderContext } from '../render-context.ts';
import { withSheets } from '../ui/sheet.ts';

/** Which stories: those with these ids, in that order, or the newest that have one of these terms. */
export type RowsQuery = { readonly id: readonly string[]; readonly term: readonly string[] };

/** Renders the rows of stories for a list that the browser makes. Stories that readers cannot see are left out. */
export async function renderStoryRows(query: RowsQuery, { brand, contentQueries, now }: RenderContext): Promise<StoryRows> {
	const cards = await cardsFor(query, contentQueries);
	const { result: rows, css } = withSheets(() =>
		cards.map((card) => ({ id: card.id, html: renderToStaticMarkup(<StoryRow card={card} brand={brand} now={now} />) })),
	);
	return { rows, css };
}

async function cardsFor({ id, term }: RowsQuery, contentQueries: ContentQueries): Promise<readonly Card[]> {
	if (id.length > 0) return contentQueries.cards(id);
	return term.length > 0 ? contentQueries.list({ all: [], any: term, size: mostRows }) : [];
}
