import type { Story } from '#content/contract';
import { storyUrl } from '../blocks/story-url.ts';
import type { Meta } from '../meta.ts';
import type { Visit } from '../visit.ts';
import { articleGraph, reviewGraph } from './article-graph.ts';
import { breadcrumbs } from './graphs.ts';
import { videoGraph } from './video-graph.ts';

/** Metadata of a story: title, canonical address, OpenGraph and schema.org (content API, section g). */
export function storyMeta(story: Story, visit: Visit): Meta {
	const canonical = storyUrl(story, visit);
	const picture = story.picture ?? story.cover;
	return {
		title: `${story.title} | ${visit.brand.name}`,
		description: story.description,
		canonical,
		type: story.kind === 'video' || story.kind === 'video-dark' ? 'video.other' : 'article',
		...(picture && { picture }),
		keywords: story.keywords,
		noindex: story.noindex,
		article: {
			publishedAt: story.publishedAt,
			updatedAt: story.updatedAt,
			...(story.section && { section: story.section.name }),
			tags: story.tags.map(({ text }) => text),
		},
		graphs: graphsOf(story, canonical, visit),
	};
}

function graphsOf(story: Story, canonical: string, visit: Visit): readonly object[] {
	const review = reviewGraph(story, canonical, visit);
	return [
		articleGraph(story, canonical, visit),
		breadcrumbs(stepsTo(story), visit),
		...videosOf(story).map((video) => videoGraph(video, story, visit)),
		...(review ? [review] : []),
	];
}

// The sections of a story name those above its first one, if the newsroom gave them.
function stepsTo({ section, sections, headline, href }: Story) {
	const above = sections.filter(({ id }) => section?.id.startsWith(`${id}/`)).sort((one, other) => one.id.length - other.id.length);
	const path = section === undefined ? [] : [...above, section];
	return [...path.map(({ id, name }) => ({ name, path: `${id}/` })), { name: headline, path: href }];
}

function videosOf({ lead, body }: Story) {
	const within = body.flatMap((element) => (element.kind === 'video' ? [element.video] : []));
	return lead.kind === 'video' ? [lead.video, ...within] : within;
}
