import type { Story } from '#content/contract';
import { storyUrl } from '../blocks/story-url.ts';
import type { PageMeta } from '../page-meta.ts';
import type { RenderContext } from '../render-context.ts';
import { feedLinks } from './feed-links.ts';
import { articleGraph } from './structured-data/article-graph.ts';
import { breadcrumbs } from './structured-data/breadcrumbs-and-publisher.ts';
import { recipeGraph } from './structured-data/recipe-graph.ts';
import { reviewGraph } from './structured-data/review-graph.ts';
import { videoGraph } from './structured-data/video-graph.ts';

/** Metadata of a story: title, canonical address, OpenGraph and schema.org (content API, section g). */
export function storyMeta(story: Story, context: RenderContext): PageMeta {
	const canonical = storyUrl(story, context);
	return {
		title: `${story.title} | ${context.brand.name}`,
		...(story.shareTitle && { shareTitle: story.shareTitle }),
		description: story.description,
		canonical,
		type: story.kind === 'video' || story.kind === 'video-dark' ? 'video.other' : 'article',
		card: { kicker: story.kicker, headline: story.headline, picture: story.picture ?? story.cover },
		keywords: story.keywords,
		noindex: story.noindex,
		article: {
			publishedAt: story.publishedAt,
			updatedAt: story.updatedAt,
			...(story.section && { section: story.section.name }),
			tags: story.tags.map(({ text }) => text),
		},
		feeds: story.section ? feedLinks(story.section.name, `${story.section.id}/`, context) : feedLinks(context.brand.name, '/', context),
		graphs: graphsOf(story, canonical, context),
	};
}

function graphsOf(story: Story, canonical: string, context: RenderContext): readonly object[] {
	const others = [recipeGraph, reviewGraph].map((graph) => graph(story, canonical, context));
	return [
		articleGraph(story, canonical, context),
		breadcrumbs(stepsTo(story), context),
		...videosOf(story).map((video) => videoGraph(video, story, context)),
		...others.filter((graph) => graph !== undefined),
	];
}

// The sections from the top down to the story's own; those above it are known only if the newsroom gave them to the story.
function stepsTo({ section, sections, headline, href }: Story) {
	const above = sections.filter(({ id }) => section?.id.startsWith(`${id}/`)).sort((one, other) => one.id.length - other.id.length);
	const path = section === undefined ? [] : [...above, section];
	return [...path.map(({ id, name }) => ({ name, path: `${id}/` })), { name: headline, path: href }];
}

function videosOf({ lead, body }: Story) {
	const within = body.flatMap((element) => (element.kind === 'video' ? [element.video] : []));
	return lead.kind === 'video' ? [lead.video, ...within] : within;
}
